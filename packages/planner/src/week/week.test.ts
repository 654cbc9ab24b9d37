import { describe, expect, test } from 'vitest'
import { judgement } from '../data/judgement.ts'
import { rankAreas } from '../focus/rank.ts'
import { resolveTracks } from '../focus/track.ts'
import { readGoal } from '../goal.ts'
import { computeHoursNeeded, convertActToSat } from './loads.ts'
import { computeWeeklyMinutes, divideMinutes } from './minutes.ts'

const student = { country: 'US', grade: 'G11', today: '2026-11-21' } as const

function sumLoad(text: string): number {
  const tracks = resolveTracks(readGoal({ kind: 'text', text }), student)
  const ranked = rankAreas(tracks, student)
  return tracks.reduce((sum, track) => sum + computeHoursNeeded(track, ranked), 0)
}

describe('computeHoursNeeded', () => {
  test('converts ACT to SAT scores with the concordance, interpolating a missing row', () => {
    expect(convertActToSat(35)).toBe(1540)
    expect(convertActToSat(14)).toBe((760 + 850) / 2)
    expect(convertActToSat(5)).toBe(630)
  })

  test('estimates more study hours for a larger score gain, and none when the goal requires no gain', () => {
    expect([
      sumLoad('SAT 960'),
      sumLoad('SAT 1000'),
      sumLoad('SAT 1090'),
      sumLoad('SAT 1200'),
      sumLoad('SAT 1500'),
    ]).toEqual([0, 20, 40, 80, 150])
    expect(sumLoad('ACT 35')).toBe(150)
    expect(sumLoad('AP Chemistry 5')).toBeGreaterThan(sumLoad('AP Chemistry 3'))
    expect(sumLoad('chemistry')).toBe(0)
  })
})

describe('weekly minutes', () => {
  test('divides the study hours by the weeks, and limits the result to the range for the grade', () => {
    const { least, most } = judgement.week.G11
    expect(computeWeeklyMinutes('G11', [{ hours: 80, weeks: 20 }])).toBe(240)
    expect(computeWeeklyMinutes('G11', [{ hours: 150, weeks: 2 }])).toBe(most)
    expect(computeWeeklyMinutes('G11', [{ hours: 20, weeks: null }])).toBe(least)
    expect(computeWeeklyMinutes('G11', [])).toBe(least)
  })

  test('spreads a larger budget over more areas, each with time for a session', () => {
    const tracks = resolveTracks(readGoal({ kind: 'preset', preset: 'SAT_1500_PLUS' }), student)
    const ranked = rankAreas(tracks, student)
    for (const minutes of [40, 90, 150, 300]) {
      const parts = divideMinutes(ranked, minutes)
      expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes)
      expect(Math.min(...parts.map((part) => part.minutes))).toBeGreaterThanOrEqual(judgement.session.least)
    }
    expect(divideMinutes(ranked, 300).length).toBeGreaterThan(divideMinutes(ranked, 40).length)
    expect(divideMinutes([], 300)).toEqual([])
  })
})
