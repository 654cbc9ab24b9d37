import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['sat 1500. no wait, be realistic, 1420', 1420],
  ['1450 SAT. hmm no make that 1400', 1400],
  ['SAT 1500 아니다 1450으로 할게요', 1450],
  ['SAT 1500，算了，1450吧', 1450],
])('reads the second score when the first is taken back: %s', (goal, target) => {
  expect(readText(goal).reading.exams).toEqual([{ name: 'SAT', target }])
})

test('keeps the overall score when a minimum for each section follows', () => {
  expect(readText('IELTS overall 7, no band under 6.5').reading.exams).toEqual([{ name: 'IELTS', target: 7 }])
})

test.each([
  ['ACT. wait no i mean PSAT, 1200', 'PSAT'],
  ['ACT 아니다 잠깐만 SAT요 1380', 'SAT'],
  ['托福…不對，我是說雅思啦，7.0', 'IELTS'],
  ['앞에 토플이라고 적은 건 실수고요, 아이엘츠 7.0', 'IELTS'],
])('reads only the exam that corrects another: %s', (goal, name) => {
  expect(readText(goal).reading.exams.map((exam) => exam.name)).toEqual([name])
})
