import { expect, it } from 'vitest'
import { loadSpeech } from './speech.ts'

const speak = await loadSpeech()

it.each([
  ['en', 'x^2+\\frac{1}{2}', 'x squared plus one half'],
  ['en', '\\ce{2H2 + O2 -> 2H2O}', '2 cap H 2 plus cap O 2 right arrow 2 cap H 2 cap O'],
  ['en', '\\ce{SO4^2-}', 'cap S cap O 4 2 minus'],
  ['en', '90^\\circ', '90 degrees'],
  ['en', '\\int_0^1 x\\,dx', 'the integral from 0 to 1 of x d x'],
  ['en', '\\text{넓이}=12', '넓이 equals 12'],
  ['ko', '\\text{넓이}=x^2', '넓이 는 x 제곱'],
  ['ko', '\\sqrt{x}', '루트 x'],
] as const)('converts a formula to words in a document in %s: %s', (language, latex, words) => {
  expect(speak(latex, language)).toEqual({ words, language })
})

it('spells out formulas in English when the document is in Chinese', () => {
  expect(speak('x_1', 'zh-CN')).toEqual({ words: 'x sub 1', language: 'en' })
})

it('returns undefined for a formula that is invalid, empty or too long', () => {
  const formulas = ['\\bogus', '', `${'a+'.repeat(250)}b`]
  expect(formulas.map((latex) => speak(latex, 'en'))).toEqual([undefined, undefined, undefined])
})
