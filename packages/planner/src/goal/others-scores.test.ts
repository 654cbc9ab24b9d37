import { expect, test } from 'vitest'
import { readGoal } from '../goal.ts'

const readScores = (text: string) => {
  const { reading, current } = readGoal({ kind: 'text', text })
  return { exams: reading.exams, current }
}

test.each([
  ['친구는 SAT 1600', 'SAT'],
  ['친구 SAT 1600', 'SAT'],
  ['my friend: 1600 SAT', 'SAT'],
  ['my best friend SAT 1600', 'SAT'],
  ['my friend 1600 on the SAT', 'SAT'],
  ['朋友 SAT 1600', 'SAT'],
  ['同學：SAT 1580', 'SAT'],
  ['姐姐ACT 34', 'ACT'],
])('reads no target and no current score from another person in %s', (goal, name) => {
  expect(readScores(goal)).toEqual({ exams: [{ name, target: null }], current: [] })
})

test.each([
  ['친구 ACT 35, 나는 30', 'ACT', 30],
  ["my cousin's SAT 1550. I want 1400", 'SAT', 1400],
  ['친구 SAT 1500 나도', 'SAT', 1500],
  ['同學SAT 1500 我也想', 'SAT', 1500],
  ['SAT 1500是姊姊的分數，我的目標是1350', 'SAT', 1350],
  ["SAT 1500 is my sister's score. I want 1350", 'SAT', 1350],
  ['for my brother: SAT 1400', 'SAT', 1400],
  ['동생 SAT 1400', 'SAT', 1400],
  ['弟弟SAT 1400', 'SAT', 1400],
  ['studying with my friend SAT 1450', 'SAT', 1450],
  ['UGA 조기전형 SAT 1390', 'SAT', 1390],
])('reads the target of the student in %s', (goal, name, target) => {
  expect(readScores(goal)).toEqual({ exams: [{ name, target }], current: [] })
})
