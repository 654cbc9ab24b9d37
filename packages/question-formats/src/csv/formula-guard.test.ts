import { expect, it } from 'vitest'
import { guardFormula, unguardFormula } from './formula-guard.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['2-1', '2-1'],
  ['', ''],
])('escapes %j as %j, and restores it', (cell, guarded) => {
  expect(guardFormula(cell)).toBe(guarded)
  expect(unguardFormula(guarded)).toBe(cell)
})
