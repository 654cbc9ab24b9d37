import { describe, expect, it } from 'vitest'
import { classifyReliability, countOfTen } from './band.ts'

describe('countOfTen', () => {
  it.each([
    [0.52, 0.71, 5, 8],
    [0.3, 0.7, 3, 7],
    [0.57, 0.58, 5, 6],
    [0, 1, 0, 10],
  ])('returns whole numbers that enclose the band from %f to %f', (low, high, least, most) => {
    expect(countOfTen({ low, high })).toEqual({ low: least, high: most })
  })
})

describe('classifyReliability', () => {
  it.each([
    [0, 'low'],
    [0.49, 'low'],
    [0.5, 'medium'],
    [0.75, 'high'],
  ])('grades the reliability %f as %s', (reliability, words) => {
    expect(classifyReliability(reliability)).toBe(words)
  })
})
