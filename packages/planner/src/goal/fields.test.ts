import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each(['AP CSA 遞迴跟陣列不會寫', 'AP CSA 函数', 'AP CSP data and functions'])(
  'reads no topic of mathematics when the course is about programming: %s',
  (goal) => {
    expect(readText(goal).reading.topics).toEqual([])
  },
)

test.each([
  ['AP CSA, math functions', ['functions']],
  ['functions', ['functions']],
])('reads a topic of mathematics when the goal is about mathematics: %s', (goal, topics) => {
  expect(readText(goal).reading.topics).toEqual(topics)
})

test('reads a percentile rank as the target of the SSAT', () => {
  expect(readText('要考SSAT,目標 PR95').reading.exams).toEqual([{ name: 'SSAT', target: 'PR95' }])
})

test('reads no target score when the scores are on an essay rubric', () => {
  expect(readText('AP Lit poetry essay, i get 3/6 want 5/6').reading.exams).toEqual([{ name: 'AP', target: null }])
})
