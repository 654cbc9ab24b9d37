import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeSessions } from './place-sittings.ts'
import { type FreeWindow, findFreeIntervals, findMinutes, type StudyHours, studyHoursSchema } from './study-hours.ts'

const usual = { from: '18:00', until: '21:00', minutes: 90 }
const monday = '2026-11-30'
const build = (free?: FreeWindow[], exceptions: StudyHours['exceptions'] = {}): StudyHours => ({
  week: {
    ...{
      monday: usual,
      tuesday: usual,
      wednesday: usual,
      thursday: usual,
      friday: usual,
      saturday: usual,
      sunday: usual,
    },
  },
  exceptions,
  ...(free && { free: { [monday]: free } }),
})
const gaps = (...texts: string[]): FreeWindow[] =>
  texts.map((text) => ({ from: text.slice(0, 5), until: text.slice(6) }))

const place = (free: FreeWindow[] | undefined, lengths: number[], after: Record<string, string[]> = {}) =>
  placeSessions(
    build(free),
    monday,
    lengths.map((minutes, index) => ({ key: 'abcdef'.charAt(index), minutes })),
    ({ key }) => after[key] ?? [],
  ).map(({ sitting, start }) => `${sitting.key} ${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`)

describe('placeSessions', () => {
  it.each<[string, FreeWindow[] | undefined, number[], string[]]>([
    ['one after the other from the start of a free window', undefined, [20, 30, 20], ['a 18:00', 'b 18:20', 'c 18:50']],
    ['from the first free time', gaps('19:30-21:00'), [20, 30], ['a 19:30', 'b 19:50']],
    ['in the next gap where one is too short', gaps('18:00-18:20', '19:00-21:00'), [25, 30], ['a 19:00', 'b 19:25']],
    [
      'in an earlier gap that a longer sitting left empty',
      gaps('18:00-18:20', '19:00-19:45', '20:30-21:00'),
      [25, 20, 20, 30],
      ['a 19:00', 'b 18:00', 'c 19:25', 'd 20:30'],
    ],
    ['after the window where no gap is long enough', gaps('18:00-18:20', '20:00-20:20'), [40], ['a 21:00']],
    ['over the end of a window that they exceed', undefined, [100, 100], ['a 18:00', 'b 19:40']],
    ['after a window without free time', [], [30, 30], ['a 21:00', 'b 21:30']],
    ['at the end of the day at the latest', undefined, [300, 120], ['a 18:00', 'b 23:00']],
    ['before midnight where the day is too short', undefined, [350, 120, 30], ['a 18:00', 'b 23:50', 'c 23:58']],
  ])('places sittings %s', (_, free, lengths, starts) => {
    expect(place(free, lengths)).toEqual(starts)
  })

  it('places a set after its sheet even if an earlier gap is free', () => {
    const free = gaps('18:00-18:20', '19:00-21:00')
    expect(place(free, [25, 20], { b: ['a'] })).toEqual(['a 19:00', 'b 19:25'])
  })

  it('places sittings inside the study window without overlapping busy times or each other', () => {
    const edges = fc.uniqueArray(fc.integer({ min: 216, max: 252 }), { maxLength: 8 })
    fc.assert(
      fc.property(edges, fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 5 }), (fives, lengths) => {
        const sorted = fives.toSorted((one, other) => one - other).map((five) => five * 5)
        const text = (minutes = 0) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
        const free = sorted.flatMap((from, index) =>
          index % 2 === 0 && index + 1 < sorted.length ? [{ from: text(from), until: text(sorted[index + 1]) }] : [],
        )
        const hours = build(free)
        const sittings = lengths.map((five, index) => ({ key: String(index), minutes: five * 5 }))
        const placed = placeSessions(hours, monday, sittings)
          .map(({ sitting, start }) => ({ start, end: start + sitting.minutes }))
          .toSorted((one, other) => one.start - other.start)
        const open = [...findFreeIntervals(hours, monday), { from: 1260, until: 1440 }]
        for (const [index, { start, end }] of placed.entries()) {
          expect(start).toBeGreaterThanOrEqual(placed[index - 1]?.end ?? 1080)
          const isFree = (minute: number) => open.some(({ from, until }) => from <= minute && minute < until)
          for (let minute = start; minute < end; minute += 5)
            expect(isFree(minute), `${start} in ${text(minute)}`).toBe(true)
        }
      }),
    )
  })
})

describe('findMinutes', () => {
  it.each<[string, FreeWindow[] | undefined, StudyHours['exceptions'], number]>([
    ['as many as the student wants', undefined, {}, 90],
    ['as many as the student wants where more are free', gaps('18:00-20:00'), {}, 90],
    ['the free ones where fewer are', gaps('18:00-18:30', '20:20-21:00'), {}, 70],
    ['none on a day without free time', [], {}, 0],
    ['whole units of each gap', gaps('18:00-18:33', '20:22-21:00'), {}, 65],
    ['none of gaps that hold no task', gaps('18:00-18:09', '20:00-20:30'), {}, 30],
    ['only those within the window', gaps('16:00-18:30', '20:50-22:30'), {}, 40],
    ['the free ones of a day with minutes of its own', gaps('18:00-19:00'), { [monday]: 150 }, 60],
    ['fewer where the student wants fewer on the day', gaps('18:00-19:00'), { [monday]: 20 }, 20],
  ])('returns %s', (_, free, exceptions, minutes) => {
    expect(findMinutes(build(free, exceptions), monday)).toBe(minutes)
    expect(findMinutes(build(free, exceptions), '2026-12-01')).toBe(90)
  })
})

describe('studyHoursSchema', () => {
  it('accepts study hours with and without free windows', () => {
    for (const hours of [build(), build([]), build(gaps('18:00-19:00'))]) {
      expect(studyHoursSchema.parse(hours)).toEqual(hours)
    }
  })

  it.each([
    ['an empty window', [{ from: '18:00', until: '18:00' }]],
    ['a title', [{ from: '18:00', until: '19:00', title: 'Dentist' }]],
    ['too many windows', Array.from({ length: 49 }, () => ({ from: '18:00', until: '19:00' }))],
    ['no time of day', [{ from: '18:00', until: '24:00' }]],
  ])('rejects %s', (_, windows) => {
    expect(studyHoursSchema.safeParse({ ...build(), free: { [monday]: windows } }).success).toBe(false)
  })

  it('rejects free windows on more than 400 days', () => {
    const days = Array.from({ length: 401 }, (_, index) => [
      new Date(index * 86_400_000).toISOString().slice(0, 10),
      [],
    ])
    expect(studyHoursSchema.safeParse({ ...build(), free: Object.fromEntries(days) }).success).toBe(false)
    expect(studyHoursSchema.safeParse({ ...build(), free: Object.fromEntries(days.slice(1)) }).success).toBe(true)
  })
})
