import { expect, it } from 'vitest'
import { collectQuestions } from '../../test/collect.ts'
import { buildTextRow, buildWorkbook } from '../../test/workbook.ts'
import { readXlsx } from '../xlsx/read-xlsx.ts'
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

it('restores escaped cells from a workbook, because spreadsheets can save a CSV export as one', async () => {
  const rows = [
    buildTextRow('content_question_mj', 'A', 'B', 'answer'),
    buildTextRow(...['Solve x + 3 = 0.', '-3', '+3', '-3'].map(guardFormula)),
  ]
  expect(await collectQuestions(readXlsx(await buildWorkbook([rows.join('')])))).toMatchObject([
    {
      choices: [
        { id: 'A', html: '-3' },
        { id: 'B', html: '+3' },
      ],
      answer: '-3',
    },
  ])
})
