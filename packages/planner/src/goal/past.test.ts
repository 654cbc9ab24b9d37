import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['he got 4 on ap calc ab last year, now bc', ['AP Calculus BC']],
  ['got a 3 in ap bio last may, now ap chem 5', ['AP Chemistry']],
  ['已经有AP微积分5分,接下来AP化学', ['AP Chemistry']],
  ['AP 화학 4점 나왔고 이제 AP 통계', ['AP Statistics']],
])('omits a course that is over when another one follows: %s', (goal, courses) => {
  expect(readText(goal).reading.courses).toEqual(courses)
})

test.each([
  ['SAT考完了1520,现在冲AP五门全5', ['AP']],
  ['托福100已经有了,SAT要1480', ['SAT']],
  ['she scored 104 on TOEFL so done with that. SAT 1480 next', ['SAT']],
  ['SAT done 1500. now toefl 105', ['TOEFL']],
])('omits an exam that is over when another one follows: %s', (goal, exams) => {
  expect(readText(goal).reading.exams.map(({ name }) => name)).toEqual(exams)
})

test('keeps a course with a failing score when the student wants another one too', () => {
  const { reading } = readText('i got a 2 on apush last year and want a 4 on ap world')
  expect(reading.courses).toEqual(['AP United States History', 'AP World History: Modern'])
})
