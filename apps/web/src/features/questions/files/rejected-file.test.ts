import type { ImportedRow } from '@pathwise/api/questions/import/import.schemas'
import { expect, it } from 'vitest'
import { chooseRejectedFormat } from './rejected-file.ts'

const row = (...source: string[]): ImportedRow => ({
  number: 1,
  action: 'refuse',
  question: null,
  findings: [],
  source,
})

it.each([
  ['xlsx', 32_767, 'xlsx'],
  ['xlsx', 32_768, 'csv'],
  ['jsonl', 32_768, 'jsonl'],
] as const)('writes rejected rows of a %s file with a cell of %i characters as %s', (format, length, written) => {
  expect(chooseRejectedFormat(format, [row('a'), row('a', 'b'.repeat(length))])).toBe(written)
})
