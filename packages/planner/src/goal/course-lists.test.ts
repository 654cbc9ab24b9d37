import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['생물 ap 세포호흡 광합성', ['AP Biology'], ['cellular respiration', 'photosynthesis']],
  ['world history ap dbq', ['AP World History: Modern'], ['essay writing']],
  ['化學 AP 酸鹼平衡', ['AP Chemistry'], ['acids and bases']],
  ['统计ap 假设检验', ['AP Statistics'], ['probability and statistics']],
])('reads the name before AP as a course when one of its topics follows AP: %s', (goal, courses, topics) => {
  const { reading } = readText(goal)
  expect(reading.courses).toEqual(courses)
  expect(reading.topics).toEqual(topics)
  expect(reading.subjects).toEqual([])
  expect(reading.not_planned).toEqual([])
})

test.each([
  ['영어 ap 생물', ['AP Biology'], ['english']],
  ['math and AP physics 1', ['AP Physics 1'], ['mathematics']],
])('reads the name before AP as a subject when a course follows AP: %s', (goal, courses, subjects) => {
  const { reading } = readText(goal)
  expect(reading.courses).toEqual(courses)
  expect(reading.subjects).toEqual(subjects)
})

test.each(['macro micro 5 5', 'macro and micro 5 each', '매크로 마이크로 5 5', '宏观微观都想5'])(
  'reads macro and micro as AP courses when the goal has an AP score for both: %s',
  (goal) => {
    const { reading } = readText(goal)
    expect(reading.exams).toEqual([{ name: 'AP', target: 5 }])
    expect(reading.courses).toEqual(['AP Macroeconomics', 'AP Microeconomics'])
  },
)

test.each(['macro micro', 'macro micro IB 5', 'macro 5, bio 5'])(
  'adds no course for macro or micro when the goal has no AP score for both: %s',
  (goal) => {
    expect(readText(goal).reading.courses).toEqual([])
  },
)

test.each(['AP calc BC 5, calc series weak', 'AP 캘크 BC 5점 미적 급수 파트 약해요', 'AP微积分BC要5,微积分级数不会'])(
  'adds no second course when a general name repeats a course: %s',
  (goal) => {
    expect(readText(goal).reading.courses).toEqual(['AP Calculus BC'])
  },
)

test('adds a second course when its specific name follows a course of the same subject', () => {
  expect(readText('AP物理1还是物理C').reading.courses).toEqual(['AP Physics 1', 'AP Physics C: Mechanics'])
})
