import { expect, it } from 'vitest'
import { parseShortGram, shortGrams } from './short-grams.ts'

it('returns distinct lowercase characters and pairs of adjacent ones', () => {
  expect(shortGrams('Ana an')).toEqual(['a', 'n', ' ', 'an', 'na', 'a ', ' a'])
  expect(shortGrams('이차함수')).toEqual(['이', '차', '함', '수', '이차', '차함', '함수'])
  expect(shortGrams('')).toEqual([])
})

it('counts a decomposed or astral character as one character', () => {
  expect(shortGrams('e\u0301')).toEqual(['é'])
  expect(shortGrams('𠮷野')).toEqual(['𠮷', '野', '𠮷野'])
})

it.each([
  ['함수', '함수'],
  ['É', 'é'],
  ['𠮷野', '𠮷野'],
  ['abc', undefined],
])('converts the search text %s to %s', (words, gram) => {
  expect(parseShortGram(words)).toBe(gram)
})
