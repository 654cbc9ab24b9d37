import { expect, it } from 'vitest'
import { findWords } from './words.mjs'

it.each([
  ['a line comment', '\n// For whoever waits.', { line: 2, word: 'whoever', where: 'comment' }],
  ['a documentation comment', '/**\n * Nobody\n */', { line: 2, word: 'nobody', where: 'comment' }],
  ['a comment in JSX', 'const a = <p>{/* lets go */}</p>', { line: 1, word: 'lets go', where: 'comment' }],
  ['a test title', "it('tells why', () => {})", { line: 1, word: 'tells', where: 'test title' }],
  ['the title of a table', "test.each([1])('hears %s', () => {})", { line: 1, word: 'hears', where: 'test title' }],
  ['a template title', 'describe(`lies`, () => {})', { line: 1, word: 'lies', where: 'test title' }],
  ['a part of an identifier', 'const patienceMs = 1', { line: 1, word: 'patience', where: 'identifier' }],
])('finds a banned word in %s', (_name, text, expected) => {
  expect(findWords('a.tsx', text)).toEqual([expected])
})

it.each([
  ['texts', "const text = t('Nobody')"],
  ['longer words', '// Recommended families'],
  ['identifiers with longer words', 'const recommended = 1'],
  ['tables of test cases', "it.each(['somebody'])('greets %s', () => {})"],
])('ignores banned words in %s', (_name, text) => {
  expect(findWords('a.ts', text)).toEqual([])
})
