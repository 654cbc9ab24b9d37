import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { forecastEnd } from './forecast.ts'

const today = '2026-12-21'

/** Plans one open 30-minute task per day from today. */
const openDays = (days: number) =>
  Array.from({ length: days }, (_, index) => ({ day: addDays(today, index), minutes: 30 }))
const week = (done: number, planned = 200) => ({ planned, done })

function findBand(input: Parameters<typeof forecastEnd>[0]) {
  const forecast = forecastEnd(input)
  if (forecast.kind !== 'ends') throw new Error(`The forecast is ${forecast.kind}`)
  return forecast
}

describe('forecastEnd', () => {
  it.each([
    [[], 2],
    [[week(100)], 1],
    [[week(100), week(0, 0), week(40, 0)], 1],
  ])('returns how many more planned weeks are needed after %o', (weeks, missing) => {
    expect(forecastEnd({ today, weeks, open: openDays(10) })).toEqual({ kind: 'missing', weeks: missing })
  })

  it('reports a finished plan when no task is open', () => {
    expect(forecastEnd({ today, weeks: [], open: [] })).toEqual({ kind: 'finished' })
  })

  it('predicts no end date when the student has studied almost none of the planned minutes', () => {
    expect(forecastEnd({ today, weeks: [week(0), week(5)], open: openDays(10) })).toEqual({ kind: 'unknown' })
  })

  it('forecasts the last planned day as the end when the student keeps up', () => {
    const band = findBand({ today, weeks: [week(200), week(200), week(200)], open: openDays(28) })
    expect(band).toMatchObject({ expected: addDays(today, 27), pace: 1, weeks: 3 })
    expect(band.earliest < band.expected).toBe(true)
    expect(band.latest !== null && band.latest > band.expected).toBe(true)
  })

  it('forecasts a later end when the student does half of the planned minutes', () => {
    const weeks = [week(105, 210), week(105, 210)]
    // At half pace, 420 of the 840 open minutes are done by the last planned day. The rest takes 28 days at 15 minutes
    // a day.
    expect(findBand({ today, weeks, open: openDays(28) }).expected).toBe(addDays(today, 27 + 28))
  })

  it('includes missed tasks in the open work', () => {
    const weeks = [week(210, 210), week(210, 210)]
    const missed = { day: addDays(today, -3), minutes: 60 }
    expect(findBand({ today, weeks, open: [missed, ...openDays(7)] }).expected).toBe(addDays(today, 6 + 2))
    expect(findBand({ today, weeks, open: [missed] }).expected).toBe(addDays(today, 2))
  })

  it('computes the same band as the ratio estimator when there are four past weeks', () => {
    const weeks = [week(100), week(200), week(120), week(180)]
    // Calculated by hand: r = 0.75, residuals −50, 50, −30 and 30, so s² = 6,800 ÷ 3.
    const { expected, earliest, latest } = findBand({ today, weeks, open: openDays(42) })
    const left = 42 * 30 * 0.25
    expect(expected).toBe(addDays(today, 41 + Math.ceil(left / ((200 / 7) * 0.75))))
    const coming = (41 + Math.ceil(left / ((200 / 7) * 0.75))) / 7
    const width = 1.638 * (Math.sqrt(6_800 / 3) / 200) * Math.sqrt(1 / 4 + 1 / coming)
    expect(latest).toBe(addDays(today, 41 + Math.ceil((42 * 30 * (1 - (0.75 - width))) / ((200 / 7) * (0.75 - width)))))
    expect(earliest).toBe(
      addDays(today, 41 + Math.ceil((42 * 30 * (1 - (0.75 + width))) / ((200 / 7) * (0.75 + width)))),
    )
  })

  it('returns no latest day when the plan never ends at the slowest pace in the band', () => {
    expect(findBand({ today, weeks: [week(20), week(180)], open: openDays(28) }).latest).toBeNull()
  })

  it('computes the pace from the last eight weeks only', () => {
    const recent = Array.from({ length: 8 }, () => week(200))
    expect(findBand({ today, weeks: [week(0), week(0), ...recent], open: openDays(28) })).toMatchObject({
      pace: 1,
      weeks: 8,
    })
  })

  it('returns earliest ≤ expected ≤ latest, and never returns a later end for a higher pace', () => {
    const drawn = fc.array(
      fc.record({ planned: fc.integer({ min: 60, max: 600 }), done: fc.integer({ max: 600, min: 0 }) }),
      {
        minLength: 2,
        maxLength: 10,
      },
    )
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 200 }), (weeks, days) => {
        const open = openDays(days)
        const forecast = forecastEnd({ today, weeks, open })
        if (forecast.kind !== 'ends') return
        const { earliest, expected, latest } = forecast
        expect(earliest <= expected).toBe(true)
        expect(latest === null || expected <= latest).toBe(true)
        const faster = forecastEnd({ today, weeks: weeks.map((one) => ({ ...one, done: one.done * 1.5 })), open })
        expect(faster.kind === 'ends' && faster.expected <= expected).toBe(true)
      }),
    )
  })
})
