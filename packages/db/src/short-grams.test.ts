import { expect, it } from 'vitest'
import { extractShortGrams, parseShortGram } from './short-grams.ts'

it('returns distinct lowercase characters and pairs of adjacent ones', () => {
  expect(extractShortGrams('Ana an')).toEqual(['a', 'n', ' ', 'an', 'na', 'a ', ' a'])
  expect(extractShortGrams('이차함수')).toEqual(['이', '차', '함', '수', '이차', '차함', '함수'])
  expect(extractShortGrams('')).toEqual([])
})

it('counts a decomposed or astral character as one character', () => {
  expect(extractShortGrams('e\u0301')).toEqual(['é'])
  expect(extractShortGrams('𠮷野')).toEqual(['𠮷', '野', '𠮷野'])
})

it.each([
  ['함수', '함수'],
  ['É', 'é'],
  ['𠮷野', '𠮷野'],
  ['abc', undefined],
])('converts the search text %s to %s', (words, gram) => {
  expect(parseShortGram(words)).toBe(gram)
})
