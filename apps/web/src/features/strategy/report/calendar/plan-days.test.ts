import { describe, expect, it } from 'vitest'
import { addDates, buildStudyEvents, findDayIndex } from './plan-days.ts'

describe('findDayIndex', () => {
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
    expect(findDayIndex(day)).toBe(index)
  })

  it.each(['', 'Day 1', 'someday', 'M', '내일'])('returns undefined for %j, which is not a weekday', (day) => {
    expect(findDayIndex(day)).toBeUndefined()
  })
})

const task = { text: 'Read', name: 'Read', paths: [] }

describe('addDates', () => {
  const week = ['Monday', 'Wednesday', 'Saturday', 'Sunday'].map((day) => ({ day, tasks: [task] }))

  it.each([
    ['a Monday', '2026-11-16', ['2026-11-18', '2026-11-21', '2026-11-22', '2026-11-23']],
    ['a Saturday', '2026-11-21', ['2026-11-22', '2026-11-23', '2026-11-25', '2026-11-28']],
    ['a Sunday', '2026-11-22', ['2026-11-23', '2026-11-25', '2026-11-28', '2026-11-29']],
    ['the day of a clock change', '2026-11-01', ['2026-11-02', '2026-11-04', '2026-11-07', '2026-11-08']],
    ['New Year’s Day', '2027-01-01', ['2027-01-02', '2027-01-03', '2027-01-04', '2027-01-06']],
  ])('gives each day its coming date from tomorrow on when today is %s, soonest first', (_, today, dates) => {
    expect(addDates(week, today).map(({ date }) => date)).toEqual(dates)
  })

  it('puts days that are not weekday names last, without a date', () => {
    const days = [{ day: 'Later', tasks: [] }, ...week]
    expect(
      addDates(days, '2026-11-22')
        .map(({ day, date }) => [day, date])
        .at(-1),
    ).toEqual(['Later', undefined])
  })
})

describe('buildStudyEvents', () => {
  it('lasts as long as the day’s tasks from 18:00, or an hour when the report does not say', () => {
    const days = [
      { day: 'Monday', load: { minutes: 115 }, tasks: [task] },
      { day: 'Tuesday', tasks: [task] },
      { day: 'Wednesday', load: { minutes: 900 }, tasks: [task] },
    ]
    expect(buildStudyEvents(days, '2026-11-22').map(({ date, start, end }) => [date, start, end])).toEqual([
      ['2026-11-23', '18:00', '19:55'],
      ['2026-11-24', '18:00', '19:00'],
      ['2026-11-25', '18:00', '23:59'],
    ])
  })

  it('skips rest days and days that are not weekday names', () => {
    const days = [
      { day: 'Friday', load: { minutes: 0 }, tasks: [] },
      { day: 'Later', tasks: [task] },
    ]
    expect(buildStudyEvents(days, '2026-11-21')).toEqual([])
  })
})
