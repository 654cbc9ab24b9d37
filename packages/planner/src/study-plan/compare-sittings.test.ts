import { describe, expect, it } from 'vitest'
import type { Goal } from '../goal.ts'
import { chooseSitting, compareSittings } from './compare-sittings.ts'

const sat: Goal = { kind: 'preset', preset: 'SAT_1500_PLUS' }

function compare(today: string, minutes: number, goal: Goal = sat) {
  return compareSittings({ country: 'US', grade: 'G11', goal, today }, () => minutes)
}

describe('compareSittings', () => {
  it('needs fewer minutes per week for later sittings', () => {
    const choices = compare('2026-11-24', 360)
    expect(choices.length).toBeGreaterThan(2)
    const minutes = choices.map(({ weeklyMinutes }) => weeklyMinutes)
    expect(minutes).toEqual(minutes.toSorted((one, other) => other - one))
    for (const { date, deadline } of choices) expect(deadline >= '2026-11-24' && deadline < date).toBe(true)
  })

  it('reports too little time for a sitting in two weeks, and enough time for a sitting in the spring', () => {
    const choices = compare('2026-11-24', 360)
    expect(choices[0]).toMatchObject({ date: '2026-12-05', isLate: true, fits: false })
    expect(choices.at(-1)?.fits).toBe(true)
  })

  it('returns no sittings for a goal about courses', () => {
    expect(compare('2026-11-24', 300, { kind: 'preset', preset: 'AP_5' })).toEqual([])
  })
})

describe('chooseSitting', () => {
  it('chooses the first sitting with enough time and no late fee', () => {
    const choices = compare('2026-11-24', 360)
    const chosen = chooseSitting(choices)
    expect(chosen).toMatchObject({ fits: true, isLate: false })
    expect(choices.filter(({ date }) => date < (chosen?.date ?? '')).every(({ fits, isLate }) => !fits || isLate)).toBe(
      true,
    )
  })

  it('chooses the last sitting when no sitting leaves enough study time', () => {
    const choices = compare('2026-11-24', 10)
    expect(chooseSitting(choices)).toEqual(choices.at(-1))
  })

  it('returns undefined when there are no sittings', () => {
    expect(chooseSitting([])).toBeUndefined()
  })
})
