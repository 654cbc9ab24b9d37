import { buildPrior } from '@pathwise/measure/subject'
import { describe, expect, it } from 'vitest'
import { buildResponse } from '../../test/stored-response.ts'
import { findEffort, isRetryPending, listCountedAnswers, listFinalAnswers, updatePrior } from './evidence.ts'
import { buildSubject } from './measured-subject.ts'
import type { StoredResponse } from './stored-run.ts'

const subject = buildSubject('sat.math')
const prior = buildPrior(subject, { expected: 0, covered: subject.skills.map(() => true) })

const first = buildResponse({ position: 0 })
const idk = buildResponse({ position: 1 })
const tried = buildResponse({ position: 1, attempt: 2, tried: true, outcome: 'right' })
const rushed = buildResponse({ position: 2, rushed: true })

describe('listCountedAnswers', () => {
  it('replaces "I don\'t know" with the second try, and omits rushed answers', () => {
    const run = { finishedAt: null, position: 3 }
    expect(listFinalAnswers(run, [first, idk, tried, rushed])).toEqual([first, tried, rushed])
    expect(listCountedAnswers(run, [first, idk, tried, rushed])).toEqual([first, tried])
  })

  it('omits "I don\'t know" while a second try is pending, and counts it when the run is finished', () => {
    const open = { finishedAt: null, position: 1 }
    expect([isRetryPending(open, [first, idk]), listCountedAnswers(open, [first, idk])]).toEqual([true, [first]])
    const finished = { finishedAt: new Date(), position: 1 }
    expect([isRetryPending(finished, [first, idk]), listCountedAnswers(finished, [first, idk])]).toEqual([
      false,
      [first, idk],
    ])
  })
})

describe('findEffort', () => {
  const effortOf = (changes: Partial<StoredResponse>) =>
    findEffort(
      updatePrior(
        { prior, subject },
        Array.from({ length: 14 }, () => buildResponse(changes)),
      ),
    )

  it('does not treat wrong typed numbers as random taps', () => {
    expect(effortOf({ outcome: 'wrong', answer: { text: '12' } })).toBeGreaterThan(0.8)
  })

  it('returns a high effort when most answers are "I don\'t know" and the others are genuine attempts', () => {
    const responses = Array.from({ length: 15 }, (_, index) =>
      buildResponse(index % 3 === 0 ? { outcome: 'wrong', answer: { text: '12' } } : {}),
    )
    expect(findEffort(updatePrior({ prior, subject }, responses))).toBeGreaterThan(0.8)
  })

  it('returns a low effort when every answer is "I don\'t know", even if the second tries are wrong', () => {
    expect(effortOf({})).toBeLessThan(0.5)
    expect(effortOf({ outcome: 'wrong', tried: true, answer: { text: '12' } })).toBeLessThan(0.5)
  })
})
