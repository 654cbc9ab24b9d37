import { expect, it } from 'vitest'
import { getFormat } from './format.ts'

const en = getFormat('en')

it.each([
  ['a day', en.day('2026-11-20'), 'November\u00a020,\u00a02026'],
  ['a range of days', en.dayRange('2026-11-20', '2026-11-22'), 'November\u00a020–22,\u00a02026'],
  ['a day of the year', en.monthDay('2026-11-20'), 'November\u00a020'],
  ['a weekday', en.weekday(Date.UTC(2024, 0, 1)), 'Mon'],
  ['a number', en.number(2000), '2,000'],
  ['a decimal', en.decimal(2.54), '2.5'],
  ['a share', en.percent(0.25), '25%'],
  ['an amount', en.dollars(25), '$25'],
  ['a list', en.list(['A', 'B', 'C']), 'A, B, and C'],
])('formats %s in English', (_, formatted, expected) => {
  expect(formatted).toBe(expected)
})

it('formats dates and amounts in the given language', () => {
  expect(getFormat('ko').dollars(25)).toBe('US$25')
  expect(getFormat('zh-TW').day('2026-11-20')).toBe('2026\u00a0年\u00a011\u00a0月\u00a020\u00a0日')
})
