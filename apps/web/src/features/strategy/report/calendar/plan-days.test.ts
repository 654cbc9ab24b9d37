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
  ])('parses %s as weekday %i', (day, index) => {
    expect(findDayIndex(day)).toBe(index)
  })

  it.each(['', 'Day 1', 'someday', 'M', '내일'])('returns undefined for %j', (day) => {
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
  ])('assigns each weekday its next date after %s and sorts by date', (_, today, dates) => {
    expect(addDates(week, today).map(({ date }) => date)).toEqual(dates)
  })

  it('sorts days without a weekday name last and leaves their date undefined', () => {
    const days = [{ day: 'Later', tasks: [] }, ...week]
    expect(
      addDates(days, '2026-11-22')
        .map(({ day, date }) => [day, date])
        .at(-1),
    ).toEqual(['Later', undefined])
  })
})

describe('buildStudyEvents', () => {
  it('starts events at 18:00, and ends them after the day’s minutes, or after an hour when these are unknown', () => {
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

  const window = { from: '17:00', until: '20:00', minutes: 60 }
  const hours = {
    week: {
      ...{ monday: window, tuesday: window, wednesday: window, thursday: window, friday: window },
      ...{ saturday: window, sunday: window },
    },
    exceptions: {},
    free: {
      '2026-11-24': [
        { from: '17:00', until: '17:30' },
        { from: '19:00', until: '20:00' },
      ],
    },
  }
  const named = (name: string, minutes: number) => ({ text: name, name, paths: [], minutes })
  const list = (days: Parameters<typeof buildStudyEvents>[0]) =>
    buildStudyEvents(days, '2026-11-22', hours).map(({ date, start, end, tasks }) => [
      date.slice(-2),
      `${start}-${end}`,
      ...tasks.map(({ name }) => name),
    ])

  it('starts events at the first free time of the study window', () => {
    const day = (name: string) => ({ day: name, load: { minutes: 45 }, tasks: [named('a', 20), named('b', 25)] })
    expect(list([day('Monday'), day('Tuesday')])).toEqual([
      ['23', '17:00-17:45', 'a', 'b'],
      ['24', '17:00-17:20', 'a'],
      ['24', '19:00-19:25', 'b'],
    ])
  })

  it('schedules all of a day’s tasks as one event when any task has no duration', () => {
    const tasks = [named('a', 20), { text: 'b', name: 'b', paths: [] }]
    expect(list([{ day: 'Tuesday', load: { minutes: 45 }, tasks }])).toEqual([['24', '19:00-19:45', 'a', 'b']])
  })

  it('skips rest days and days without a weekday name', () => {
    const days = [
      { day: 'Friday', load: { minutes: 0 }, tasks: [] },
      { day: 'Later', tasks: [task] },
    ]
    expect(buildStudyEvents(days, '2026-11-21')).toEqual([])
  })
})
