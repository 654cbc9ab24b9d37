import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

test.each([
  ["signed up for AP Physics 1 but it's too much so im switching to AP Bio", ['AP Physics 1'], ['AP Biology']],
  ['AP Chem 들으려고 했는데 너무 빡세서 AP Enviro로 바꿨어요', ['AP Chemistry'], ['AP Environmental Science']],
  ['本來報了AP物理1，後來換成AP環境科學', ['AP Physics 1'], ['AP Environmental Science']],
  [
    '想過上AP文學，最後還是報AP語言，4分就好',
    ['AP English Literature and Composition'],
    ['AP English Language and Composition'],
  ],
  ['AP微积分BC太难，降到AB了，想要4分', ['AP Calculus BC'], ['AP Calculus AB']],
  ['之前报了AP心理，现在换成AP统计', ['AP Psychology'], ['AP Statistics']],
])('excludes the first course when a later clause replaces it: %s', (goal, excluded, courses) => {
  const { reading } = readText(goal)
  expect(reading.excluded).toEqual(excluded)
  expect(reading.courses).toEqual(courses)
})

test.each([
  'was planning on AP Chem, now AP Bio too, both 4',
  'AP화학 신청했고 AP생물도 들어요',
  '报了AP心理，也报了AP统计',
])('keeps both courses when nothing replaces the first one: %s', (goal) => {
  const { reading } = readText(goal)
  expect(reading.courses).toHaveLength(2)
  expect(reading.excluded).toEqual([])
})

test('excludes the first course when the student is scared of it and takes another one', () => {
  const { reading } = readText('scared of AP Physics C, thinking of AP Bio instead')
  expect(reading.excluded).toEqual(['AP Physics C: Mechanics'])
  expect(reading.courses).toEqual(['AP Biology'])
})

test.each([
  ['no time for TOEFL, DET instead, 120', ['TOEFL']],
  ['没空考托福，多邻国120吧', ['TOEFL']],
  ['need 120 duolingo, toefl is too expensive', ['TOEFL']],
  ['no time for SAT prep, want 1400', []],
])('excludes an exam without time or money for it only if another exam takes its place: %s', (goal, excluded) => {
  expect(readText(goal).reading.excluded).toEqual(excluded)
})
