import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['AP物理2,流体不用复习', 'AP Physics 2', 'fluids'],
  ['AP Bio,遗传学不用学了', 'AP Biology', 'genetics'],
  ['AP 화학 전기화학은 안 해도 돼요', 'AP Chemistry', 'electrochemistry'],
  ['ap stats but NOT probability i already know it', 'AP Statistics', 'probability and statistics'],
  ['AP Physics 2, no need to review fluids', 'AP Physics 2', 'fluids'],
])('excludes only the topic when its course precedes it: %s', (goal, course, topic) => {
  const { reading } = readText(goal)
  expect(reading.courses).toEqual([course])
  expect(reading.excluded).toEqual([topic])
  expect(reading.topics).toEqual([])
})

test.each([
  ['AP 생물 말고 AP 통계', ['AP Biology']],
  ['not AP stats, AP Lang 4', ['AP Statistics']],
])('excludes the course that is rejected: %s', (goal, excluded) => {
  expect(readText(goal).reading.excluded).toEqual(excluded)
})

test('does not exclude a course when the student is merely not good at it', () => {
  expect(readText("i'm good at physics 1 but not AP Chem, goal 4").reading.courses).toEqual(['AP Chemistry'])
})

test("excludes nothing when 'not just' precedes a unit of AP Statistics", () => {
  const { reading } = readText('not just probability, all of ap stats')
  expect(reading.courses).toEqual(['AP Statistics'])
  expect(reading.excluded).toEqual([])
})
