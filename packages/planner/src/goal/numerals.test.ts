import { expect, test } from 'vitest'
import { findNumeral } from './numerals.ts'

test.each([
  ['1,500', 1500],
  ['1.52k', 1520],
  ['a thousand four hundred and fifty', 1450],
  ['fifteen-twenty', 1520],
  ['seven hundred fifty', 750],
  ['one hundred five', 105],
  ['a hundred and fifty', 150],
  ['a hundred', 100],
  ['six hundred words', null],
  ['six point five', 6.5],
  ['thirty four', 34],
  ['천오백점', 1500],
  ['천사백 오십', 1450],
  ['서른넷 목표', 34],
  ['칠점 오', 7.5],
  ['一千五', 1500],
  ['一千五百二', 1520],
  ['七百八分', 780],
  ['七百零五分', 705],
  ['六點五', 6.5],
])('findNumeral reads %s as %s', (text, value) => {
  expect(findNumeral(text, 0)?.value ?? null).toBe(value)
})
