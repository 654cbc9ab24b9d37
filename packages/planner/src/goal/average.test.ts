import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test('sets no target average when the goal states only a current average', () => {
  expect(readText('Chem 30 diploma 六月考，平時成績 70，diploma 想拿 82，有機要救').reading.gpa).toBeNull()
})

test('does not read the number of an item in a list as an average', () => {
  expect(readText('목표: 1) SAT 수학 800 (현재 750) 2) GPA 3.7 → 3.85 3) 코넬 공대').reading.gpa).toBe('3.85')
})

test.each(['queens needs 85 in english', 'mcmaster, 90 in calc'])(
  'sets no average when the number is the mark in a subject: %s',
  (goal) => {
    expect(readText(goal).reading.gpa).toBeNull()
  },
)

test('reads the average that a program requires', () => {
  expect(readText('does TMU take 78s for business mgmt').reading.gpa).toBe('78')
})

test.each(["gpa doesn't matter, sat 1500", '내신은 상관없고 SAT 1450', 'GPA不重要,SAT冲1550'])(
  'sets no average when the student does not care about it: %s',
  (goal) => {
    expect(readText(goal).reading.gpa).toBeNull()
  },
)
