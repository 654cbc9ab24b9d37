import { expect, it } from 'vitest'
import { findStop } from './stops.ts'

/** Lists what the Tab key selects when pressed repeatedly from the start of the source, or Shift+Tab from its end. */
function walk(value: string, direction: 1 | -1): string[] {
  const parts: string[] = []
  let at: [number, number] | undefined = direction > 0 ? [0, 0] : [value.length, value.length]
  while (parts.length < 20) {
    at = findStop({ value, selectionStart: at[0], selectionEnd: at[1] }, direction)
    if (!at) return parts
    parts.push(at[0] === value.length ? 'END' : value.slice(...at))
  }
  return parts
}

it.each([
  ['\\frac{a}{b}', ['a', 'b', 'END'], ['b', 'a']],
  ['\\frac{\\sqrt{x}}{2}+1', ['\\sqrt{x}', 'x', '2', 'END'], ['2', 'x']],
  ['\\ce{}', ['', 'END'], ['']],
  ['\\left\\{x\\right\\}', [], []],
  ['\\begin{cases}x^{2}\\end{cases}', ['2', 'END'], ['2']],
  ['x+{y', [], []],
  ['x', [], []],
])('selects the braces of %s in both directions', (value, forward, backward) => {
  expect(walk(value, 1)).toEqual(forward)
  expect(walk(value, -1)).toEqual(backward)
})

it('selects the second argument after the user has replaced the first one', () => {
  expect(findStop({ value: '\\frac{12}{b}', selectionStart: 8, selectionEnd: 8 }, 1)).toEqual([10, 11])
})
