import { describe, expect, it } from 'vitest'
import { planDayIndex, studyEvents } from './plan-days.ts'

describe('planDayIndex', () => {
  it.each([
    ['Monday', 0],
    ['mon', 0],
    ['Tues', 1],
    ['WED.', 2],
    ['Thu', 3],
    ['friday', 4],
    [' Sat ', 5],
    ['Sunday', 6],
    ['월요일', 0],
    ['화', 1],
    ['星期三', 2],
    ['週四', 3],
    ['周五', 4],
    ['星期日', 6],
  ])('parses %s as day %i', (day, index) => {
    expect(planDayIndex(day)).toBe(index)
  })

  it.each(['', 'Day 1', 'someday', 'M', '내일'])('returns undefined for %j, which is not a weekday', (day) => {
    expect(planDayIndex(day)).toBeUndefined()
  })
})

describe('studyEvents', () => {
  const week = ['Monday', 'Sunday'].map((day) => ({ day, tasks: ['Read'] }))

  it.each([
    ['a Monday', new Date(2026, 10, 16, 0, 0), ['20261116', '20261122']],
    ['a Saturday', new Date(2026, 10, 21, 12, 0), ['20261116', '20261122']],
    ['the last minute of a Sunday', new Date(2026, 10, 22, 23, 59), ['20261116', '20261122']],
    ['a week across the clock change', new Date(2026, 10, 1, 12, 0), ['20261026', '20261101']],
    ['a week across New Year', new Date(2027, 0, 1, 12, 0), ['20261228', '20270103']],
  ])('uses the Monday-based week that contains %s', (_, today, dates) => {
    expect(studyEvents(week, today).map(({ date }) => date)).toEqual(dates)
  })

  it('skips days that are not weekday names', () => {
    expect(studyEvents([{ day: 'Later', tasks: [] }], new Date(2026, 10, 21))).toEqual([])
  })
})
