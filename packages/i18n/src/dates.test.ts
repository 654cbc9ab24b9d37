import { describe, expect, it } from 'vitest'
import { formatDay, formatDayRange, formatMoment, keepDateTogether } from './dates.ts'

/** Makes non-breaking spaces visible as `_`. */
const show = (text: string) => text.replaceAll('\u00a0', '_')

it.each([
  ['en', 'December_5,_2026'],
  ['ko', '2026년_12월_5일'],
  ['zh-TW', '2026_年_12_月_5_日'],
  ['zh-CN', '2026_年_12_月_5_日'],
])('formats a day in %s with non-breaking spaces', (language, expected) => {
  expect(show(formatDay('2026-12-05', language))).toBe(expected)
})

describe.each([
  ['en', 'May_3–14,_2027', 'April_23–May_22,_2027', 'December_30,_2026–January_2,_2027'],
  ['ko', '2027년_5월_3일–14일', '2027년_4월_23일–5월_22일', '2026년_12월_30일–2027년_1월_2일'],
  ['zh-TW', '2027_年_5_月_3_日至 14_日', '2027_年_4_月_23_日至 5_月_22_日', '2026_年_12_月_30_日至 2027_年_1_月_2_日'],
  ['zh-CN', '2027_年_5_月_3_日至 14_日', '2027_年_4_月_23_日至 5_月_22_日', '2026_年_12_月_30_日至 2027_年_1_月_2_日'],
])('formatDayRange in %s', (language, inMonth, inYear, acrossYears) => {
  it('writes the month or year only once when both days share it', () => {
    expect(show(formatDayRange('2027-05-03', '2027-05-14', language))).toBe(inMonth)
    expect(show(formatDayRange('2027-04-23', '2027-05-22', language))).toBe(inYear)
    expect(show(formatDayRange('2026-12-30', '2027-01-02', language))).toBe(acrossYears)
  })

  it('formats a range as a single day when both days are the same', () => {
    expect(formatDayRange('2027-05-03', '2027-05-03', language)).toBe(formatDay('2027-05-03', language))
  })
})

it('formats a timestamp as a date in its time zone', () => {
  const options = { dateStyle: 'long', timeZone: 'America/New_York' } as const
  expect(show(formatMoment(Date.UTC(2026, 10, 24, 3), 'en', options))).toBe('November_23,_2026')
})

it('keeps a date on one line but allows a break before the time', () => {
  expect(show(keepDateTogether('2026年11月20日 09:05', 'zh-CN'))).toBe('2026_年_11_月_20_日 09:05')
  expect(show(keepDateTogether('Nov 20, 2026, 9:05 AM', 'en'))).toBe('Nov_20,_2026, 9:05 AM')
})
