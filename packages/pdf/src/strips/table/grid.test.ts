import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell, Row } from '../../content/block.ts'
import { columnWidths } from './cells.ts'
import { placeCells, rowGroups } from './grid.ts'

function cell(columns = 1, rows = 1, words = 'a'): Cell {
  const blocks: Cell['blocks'] = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: words, style: {} }] }]
  return { header: false, columns, rows, blocks }
}

function places(rows: Row[]): string[] {
  return placeCells(rows).cells.map(({ row, column, columns, rows: down }) => `${row},${column} ${columns}×${down}`)
}

describe('placeCells', () => {
  it('places cells next to those that span down from the row above', () => {
    const rows = [
      { head: false, cells: [cell(1, 2), cell(2, 1)] },
      { head: false, cells: [cell(), cell()] },
    ]
    expect(places(rows)).toEqual(['0,0 1×2', '0,1 2×1', '1,1 1×1', '1,2 1×1'])
    expect(rowGroups(placeCells(rows))).toEqual([[0, 1]])
  })

  it('limits row spans to the head and to the last row of the table', () => {
    const rows = [
      { head: true, cells: [cell(1, 50)] },
      { head: false, cells: [cell(1, 50)] },
      { head: false, cells: [] },
    ]
    expect(places(rows)).toEqual(['0,0 1×1', '1,0 1×2'])
    expect(rowGroups(placeCells(rows))).toEqual([
      [0, 0],
      [1, 2],
    ])
  })
})

describe('columnWidths', () => {
  const setting = { language: 'en', size: 10, strong: false, drawFormula: () => undefined } as const

  it('returns column widths that fit the available width and are never negative', () => {
    const span = fc.integer({ min: 1, max: 4 })
    const anyCell = fc
      .tuple(span, span, fc.constantFrom('', 'a', 'some words', 'w'.repeat(80)))
      .map((parts) => cell(...parts))
    const row = fc.array(anyCell, { minLength: 1, maxLength: 6 }).map((cells) => ({ head: false, cells }))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const widths = columnWidths(placeCells(rows), 400, setting)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(400.001)
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('gives more width to the column with more text', () => {
    const [narrow = 0, wide = 0] = columnWidths(
      placeCells([{ head: false, cells: [cell(1, 1, 'a'), cell(1, 1, 'word '.repeat(40))] }]),
      200,
      setting,
    )
    expect(wide).toBeGreaterThan(narrow * 4)
    expect(narrow + wide).toBeCloseTo(200)
  })
})
