import { describe, expect, it } from 'vitest'
import { classifyReliability } from './band.ts'

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
