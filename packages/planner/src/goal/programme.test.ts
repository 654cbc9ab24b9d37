import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  '想入UBC Sauder,數學同英文要點樣溫?',
  '女兒想唸NYU Stern,數學英文都要補',
  'Rotman, math and english help',
  'UBC商科,数学和英文',
  'Schulich 목표인데 수학이랑 영어 어떻게 해야',
])('reads subjects to study when a school of a university precedes them: %s', (goal) => {
  const { reading } = readText(goal)
  expect(reading.subjects).toEqual(['mathematics', 'english'])
  expect(reading.programme).toBe('business')
})

test.each([
  ['MIT math', 'mathematics'],
  ['UBC, biology', 'biology'],
  ['UBC Sauder 數學系', 'mathematics'],
  ['NYU Stern economics', 'economics'],
])('reads a program when the subject is one of the university: %s', (goal, programme) => {
  expect(readText(goal).reading.programme).toBe(programme)
})
