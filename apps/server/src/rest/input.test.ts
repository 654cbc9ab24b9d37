import { describe, expect, it } from 'vitest'
import { coerce } from './input.ts'

describe('text as a JSON type', () => {
  it.each([
    ['20', 'integer', 20],
    ['2.5', 'number', 2.5],
    ['-1', 'integer', -1],
    ['1', 'boolean', true],
    ['yes', 'boolean', true],
    ['0', 'boolean', false],
    ['off', 'boolean', false],
    ['20', 'string', '20'],
    ['20', undefined, '20'],
  ])('%j as %s is %j', (text, type, value) => {
    expect(coerce(text, type)).toBe(value)
  })

  it.each([
    ['1e309', 'number'],
    ['', 'integer'],
    [' ', 'number'],
    ['twenty', 'integer'],
    ['maybe', 'boolean'],
  ])('%j is no %s, and is left for the schema to refuse', (text, type) => {
    expect(coerce(text, type)).toBe(text)
  })
})
