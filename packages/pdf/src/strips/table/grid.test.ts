import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell, Row } from '../../content/block.ts'
import { fillLines } from '../../lines/fill.ts'
import { cellPadding, fitColumns } from './cells.ts'
import { groupRows, placeCells } from './grid.ts'

function cell(columns = 1, rows = 1, words = 'a'): Cell {
  const blocks: Cell['blocks'] = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: words, style: {} }] }]
  return { header: false, columns, rows, blocks }
}

function places(rows: Row[]): string[] {
  return placeCells(rows).cells.map(({ row, column, columns, rows: down }) => `${row},${column} ${columns}×${down}`)
}

describe('placeCells', () => {
  it('skips the columns of a cell that spans two rows when it places the cells of the second row', () => {
    const rows = [
      { head: false, cells: [cell(1, 2), cell(2, 1)] },
      { head: false, cells: [cell(), cell()] },
    ]
    expect(places(rows)).toEqual(['0,0 1×2', '0,1 2×1', '1,1 1×1', '1,2 1×1'])
    expect(groupRows(placeCells(rows))).toEqual([[0, 1]])
  })

  it('limits row spans in the header to the header rows, and row spans in the body to the body rows', () => {
    const rows = [
      { head: true, cells: [cell(1, 50)] },
      { head: false, cells: [cell(1, 50)] },
      { head: false, cells: [] },
    ]
    expect(places(rows)).toEqual(['0,0 1×1', '1,0 1×2'])
    expect(groupRows(placeCells(rows))).toEqual([
      [0, 0],
      [1, 2],
    ])
  })
})

describe('fitColumns', () => {
  const setting = {
    language: 'en',
    size: 10,
    strong: false,
    drawFormula: () => undefined,
    speakFormula: () => undefined,
  } as const

  it('returns widths that fit the available width and are never negative', () => {
    const span = fc.integer({ min: 1, max: 4 })
    const anyCell = fc
      .tuple(span, span, fc.constantFrom('', 'a', 'some words', 'w'.repeat(80)))
      .map((parts) => cell(...parts))
    const row = fc.array(anyCell, { minLength: 1, maxLength: 6 }).map((cells) => ({ head: false, cells }))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const { widths } = fitColumns(placeCells(rows), 400, setting)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(400.001)
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  /** Returns the trimmed lines of each cell. */
  function layOutRow(texts: readonly string[], available: number): string[][] {
    const cells = texts.map((words) => cell(1, 1, words))
    const edges = [0]
    const fitted = fitColumns(placeCells([{ head: false, cells }]), available, setting)
    for (const width of fitted.widths) {
      edges.push((edges.at(-1) ?? 0) + width)
    }
    return texts.map((text, column) => {
      const width = (edges[column + 1] ?? 0) - (edges[column] ?? 0) - 2 * cellPadding
      const lines = fillLines([{ kind: 'text', text, style: {} }], width, fitted.setting)
      return lines.map(({ pieces }) =>
        pieces
          .map((piece) => (piece.kind === 'text' ? piece.text : ''))
          .join('')
          .trim(),
      )
    })
  }

  it('does not break a line within a number when all words in the table fit', () => {
    const number = fc.double({ min: 0, max: 9999, noNaN: true }).map((value) => value.toFixed(2))
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 500, max: 600 }),
        (texts, width) => {
          expect(layOutRow(texts, width)).toEqual(texts.map((text) => [text]))
          expect(layOutRow([...texts, 'word '.repeat(80)], width).slice(0, -1)).toEqual(texts.map((text) => [text]))
        },
      ),
    )
  })

  it('does not break a line within a number when an adjacent word is wider than the table', () => {
    const [first, , last] = layOutRow(['11.29', `https://a.example/${'x'.repeat(300)}`, '0.0012'], 300)
    expect([first, last]).toEqual([['11.29'], ['0.0012']])
  })

  it('reduces the font size when the numbers do not fit', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => `${index + 1},234,567.89`)
    expect(layOutRow([...numbers, 'a long sentence'], 500).slice(0, -1)).toEqual(numbers.map((number) => [number]))
  })

  it('gives more width to the column with more text', () => {
    const {
      widths: [narrow = 0, wide = 0],
    } = fitColumns(
      placeCells([{ head: false, cells: [cell(1, 1, 'a'), cell(1, 1, 'word '.repeat(40))] }]),
      200,
      setting,
    )
    expect(wide).toBeGreaterThan(narrow * 4)
    expect(narrow + wide).toBeCloseTo(200)
  })
})
