import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['ap gov 4 and a 90 on the us history regents', 'history'],
  ['AP 통계 4점 그리고 스페인어 수업은 B+', 'spanish'],
  ['AP宏观5分，化学课保个B', 'chemistry'],
])('reads a school class as a subject when it follows the score of an AP course: %s', (goal, subject) => {
  const { reading } = readText(goal)
  expect(reading.subjects).toEqual([subject])
  expect(reading.courses).toHaveLength(1)
})

test.each([
  ['AP Human Geo 4. human geo is in 5 weeks', ['AP Human Geography']],
  ['IB Chem HL 6 please. chem is killing me', ['IB Chemistry HL']],
  ['Bio 12 너무 어려워요. 바이오 85', ['Biology 12']],
  ['SBI4U现在79，bio得上90', ['SBI4U Biology']],
  ['退了物理，Chemistry 12从70拉到82，化学靠它了', ['Chemistry 12']],
])('does not add a subject when the goal mentions a course again: %s', (goal, courses) => {
  const { reading } = readText(goal)
  expect(reading.subjects).toEqual([])
  expect(reading.courses).toEqual(courses)
})

test('adds a subject when the goal mentions another class in the subject of an AP course', () => {
  expect(readText('AP Chem next yr and only got a B in honors chem').reading.subjects).toEqual(['chemistry'])
})

test('reads a score for each child when a goal is about several children', () => {
  expect(readText('双胞胎，老大SAT 1500，老二ACT 30').reading.exams).toEqual([
    { name: 'SAT', target: 1500 },
    { name: 'ACT', target: 30 },
  ])
})

test.each([
  '영어 말하기가 제일 무섭고, ENG3U 듣는 게 목표입니다',
  'my english is still weak, goal is 75 in English 11',
])('keeps a language as a subject when the goal also names its course: %s', (goal) => {
  expect(readText(goal).reading.subjects).toEqual(['english'])
})
