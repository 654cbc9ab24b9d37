import { describe, expect, it } from 'vitest'
import type { Country, Grade, PresetGoal } from '../context.ts'
import { planStrategy } from '../plan.ts'

function minutesBySubject(country: Country, grade: Grade, preset: PresetGoal): Map<string, number> {
  const { focus } = planStrategy({
    country,
    grade,
    goal: { kind: 'preset', preset },
    today: '2026-11-21',
    problems: [],
  })
  const minutes = new Map<string, number>()
  for (const area of focus) minutes.set(area.subject, (minutes.get(area.subject) ?? 0) + area.minutes)
  return minutes
}

describe('minutes for ACT Math, which has many small areas', () => {
  it('assigns about a third of the week to ACT Math', () => {
    const minutes = minutesBySubject('US', 'G12', 'ACT_35_PLUS')
    const math = minutes.get('mathematics') ?? 0
    const english = minutes.get('english') ?? 0
    expect(math / (math + english)).toBeGreaterThan(0.25)
    expect(math / (math + english)).toBeLessThan(0.42)
  })

  it('divides the ACT Math minutes of a senior among several areas', () => {
    const { focus } = planStrategy({
      country: 'US',
      grade: 'G12',
      goal: { kind: 'preset', preset: 'ACT_35_PLUS' },
      today: '2026-11-21',
      problems: [],
    })
    expect(focus.filter(({ subject }) => subject === 'mathematics').length).toBeGreaterThan(1)
  })
})

it('splits an SAT week about evenly between its sections', () => {
  const minutes = minutesBySubject('US', 'G11', 'SAT_1500_PLUS')
  const ratio = (minutes.get('mathematics') ?? 0) / (minutes.get('english') ?? 1)
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.3)
})
