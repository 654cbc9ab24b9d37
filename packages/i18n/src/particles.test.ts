import { expect, it } from 'vitest'
import { addParticles } from './particles.ts'

const formats = new Map<string, (value: unknown) => string>()
addParticles({ add: (name, format) => formats.set(name, format) })

it.each([
  ['함수', '을/를', '함수를'],
  ['확률', '을/를', '확률을'],
  ['확률', '으로/로', '확률로'],
  ['함수', '와/과', '함수와'],
  ['통계학', '와/과', '통계학과'],
  ['Functions(함수)', '은/는', 'Functions(함수)는'],
  ['‘수열’', '이/가', '‘수열’이'],
  ['2027년 5월 1일', '을/를', '2027년 5월 1일을'],
  ['SAT', '은/는', 'SAT는'],
  ['AP Calculus BC', '을/를', 'AP Calculus BC를'],
  ['IB Biology HL', '을/를', 'IB Biology HL을'],
  ['SAT Reading and Writing', '은/는', 'SAT Reading and Writing은'],
  ['AP Chemistry', '은/는', 'AP Chemistry는'],
  [1500, '은/는', '1500은'],
  [7, '을/를', '7을'],
  [2, '이에요/예요', '2예요'],
])('appends the particle to %s from the pair %s that matches its last sound', (value, pair, expected) => {
  expect(formats.get(pair)?.(value)).toBe(expected)
})
