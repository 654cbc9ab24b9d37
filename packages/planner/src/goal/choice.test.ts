import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['ACT or SAT? tried both, ACT felt better, only that. 27 now, 31 by april', ['SAT']],
  ['AP Stats or AP Calc AB… chose Stats. want a 5', ['AP Calculus AB']],
  ['SPH4U or SCH4U? Kept SCH4U, need a 90', ['SPH4U Physics']],
  ['ACT랑 SAT 둘 다 쳐봤는데 ACT가 더 맞아서 그것만 하려고요. 목표 31', ['SAT']],
  ['토플이냐 아이엘츠냐 하다가 아이엘츠로 갑니다. 7.0 필요해요', ['TOEFL']],
  ['AP統計還是AP微積分AB？最後選統計，想拿5', ['AP Calculus AB']],
  ['纠结UBC和麦吉尔，最后决定UBC，均分要93', ['McGill University']],
])('excludes the alternative that the student did not choose: %s', (goal, excluded) => {
  expect(readText(goal).reading.excluded).toEqual(excluded)
})

test.each([
  'ACT or SAT? my ACT is 27',
  'AP Bio and AP Chem, AP Bio is better but AP Chem needs a 4',
  'AP化学和AP生物二选一',
])('excludes nothing when the student chose neither alternative: %s', (goal) => {
  expect(readText(goal).reading.excluded).toEqual([])
})

test('does not read the chosen course as a topic', () => {
  expect(readText('AP Stats or AP Calc AB… chose Stats. want a 5').reading.topics).toEqual([])
})
