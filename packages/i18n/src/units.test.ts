import { expect, it } from 'vitest'
import { keepUnits } from './units.ts'

it.each([
  ['(25 min)', '(25_min)'],
  ['50 minutes a week', '50_minutes a week'],
  ['约 970 分，每周 20 分钟', '约 970_分，每周 20_分钟'],
  ['480 points above', '480_points above'],
])('joins number and unit in %j', (text, expected) => {
  expect(keepUnits(text).replaceAll('\u00a0', '_')).toBe(expected)
})

it.each(['SAT 1500 and ACT', 'in 2 minimum', 'grade 9', 'Import 1 question', '970점, 20분'])(
  'leaves %j unchanged',
  (text) => {
    expect(keepUnits(text)).toBe(text)
  },
)
