import { buildPrior } from '@pathwise/measure/subject'
import { describe, expect, it } from 'vitest'
import { findEffort, updatePrior } from './evidence.ts'
import { buildSubject } from './measured-subject.ts'
import { buildMeasurement, predictMediumFraction } from './measurement.ts'
import type { StoredResponse } from './stored-run.ts'

const subject = buildSubject('sat.math')
const prior = buildPrior(subject, { expected: 0, covered: subject.skills.map(() => true) })

/** Builds answers that cycle through the first four skills. */
function buildResponses(outcomes: readonly StoredResponse['outcome'][], guessed: (index: number) => boolean) {
  return outcomes.map(
    (outcome, index): StoredResponse => ({
      clientKey: String(index),
      questionId: index + 1,
      questionVersion: 1,
      position: 2 * index,
      attempt: 1,
      answer: { text: '1' },
      tried: false,
      outcome,
      elapsedMs: 40_000,
      rushed: false,
      curve: {
        ...{ slope: 1.1, difficulty: 0, slopeDoubt: 0.1, difficultyDoubt: 0.2, guess: 0.02 },
        load: [[subject.skills[index % 4] ?? 'math.geometry', 1]],
        guessed: guessed(index),
      },
      answeredAt: new Date(0),
    }),
  )
}

function measureAnswers(responses: readonly StoredResponse[], target: number | null = 700) {
  const evidence = updatePrior({ prior, subject }, responses)
  const closer = new Set(['sat.algebra'] as const)
  return buildMeasurement({
    subject,
    context: { target, benchmark: 480 },
    evidence,
    effort: findEffort(evidence),
    closer,
  })
}

const wrong = Array.from({ length: 10 }, () => 'wrong' as const)

describe('buildMeasurement', () => {
  it('returns a band around 0.5 that becomes narrower and lower after wrong answers', () => {
    const before = measureAnswers([]).overall
    const after = measureAnswers(buildResponses(wrong, () => false)).overall
    expect(before.low).toBeLessThan(0.5)
    expect(before.high).toBeGreaterThan(0.5)
    expect(after.high - after.low).toBeLessThan(before.high - before.low)
    expect(after.high).toBeLessThan(before.high)
    expect(predictMediumFraction(0)).toBe(0.5)
  })

  it('returns a verdict and the positions of the supporting answers for each domain and skill', () => {
    const { domains, skills } = measureAnswers(buildResponses(wrong, () => false))
    const positions = wrong.map((_, index) => 2 * index)
    expect(domains[0]).toMatchObject({ verdict: 'needs_work', answers: positions, look_closer: true })
    expect(domains[1]).toMatchObject({ verdict: 'inferred', answers: [], look_closer: false })
    expect(skills[0]).toMatchObject({ domain: 'sat.algebra', answers: [0, 8, 16] })
  })

  it('compares the student with the goal, or with an on-track student in the same grade when there is no goal', () => {
    const mixed = buildResponses(
      wrong.map((_, index) => (index % 2 ? 'right' : 'wrong')),
      () => false,
    )
    const ambitious = measureAnswers(mixed, 790)
    expect([ambitious.target, ambitious.domains[0]?.verdict]).toEqual([expect.any(Number), 'needs_work'])
    expect(measureAnswers(mixed, null)).toMatchObject({ target: null })
    expect(measureAnswers(mixed, null).domains[0]?.verdict).not.toBe('needs_work')
  })

  it('returns a provisional result when most information comes from items with guessed parameters', () => {
    const most = measureAnswers(buildResponses(wrong, (index) => index > 2))
    const few = measureAnswers(buildResponses(wrong, (index) => index < 3))
    expect([most.overall.provisional, few.overall.provisional]).toEqual([true, false])
    // Here, only the first skill's items have guessed parameters.
    const one = measureAnswers(buildResponses(wrong, (index) => index % 4 === 0))
    expect(one.skills.slice(0, 2).map(({ provisional }) => provisional)).toEqual([true, false])
  })

  it('returns a reliability of 0 without answers, and a higher one with more answers', () => {
    const [none, some, all] = [0, 5, 10].map((count) =>
      measureAnswers(buildResponses(wrong.slice(0, count), () => false)),
    )
    expect(none?.reliability).toBe(0)
    expect(some?.reliability).toBeGreaterThan(0)
    expect(all?.reliability).toBeGreaterThan(some?.reliability ?? 1)
  })
})
