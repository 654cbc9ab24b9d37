import type { Block } from '../../content/block.ts'
import { setCharacters } from '../../fonts/typesetter.ts'
import { widthRange } from '../../lines/fill.ts'
import { formulaScale, type Setting } from '../../lines/units.ts'
import type { Grid } from './grid.ts'

interface Range {
  least: number
  greatest: number
}

/**
 * Computes the widths of the columns in points, as browsers lay out tables. Each column is as wide as its content when
 * there is enough space. Otherwise each gets the width of its widest word, and columns with longer content share the
 * rest. When not even the widest words fit, all columns shrink in proportion.
 */
export function columnWidths(grid: Grid, available: number, padding: number, setting: Setting): number[] {
  const ranges: Range[] = Array.from({ length: grid.columns }, () => ({ least: 0, greatest: 0 }))
  const bySpan = [...grid.cells].sort((one, other) => one.columns - other.columns)
  for (const { cell, column, columns } of bySpan) {
    const own = measureRange(cell.blocks, cell.header ? { ...setting, strong: true } : setting)
    const spanned = ranges.slice(column, column + columns)
    widen(spanned, { least: own.least + 2 * padding, greatest: own.greatest + 2 * padding })
  }
  return distribute(ranges, available)
}

/** Widens columns until a cell that spans them fits. */
function widen(columns: readonly Range[], { least, greatest }: Range): void {
  const missing = (needed: number, kind: keyof Range) =>
    Math.max(0, needed - columns.reduce((sum, column) => sum + column[kind], 0)) / columns.length
  const [moreLeast, moreGreatest] = [missing(least, 'least'), missing(greatest, 'greatest')]
  for (const column of columns) {
    column.least += moreLeast
    column.greatest = Math.max(column.greatest + moreGreatest, column.least)
  }
}

function distribute(ranges: readonly Range[], available: number): number[] {
  const least = ranges.reduce((sum, range) => sum + range.least, 0)
  const greatest = ranges.reduce((sum, range) => sum + range.greatest, 0)
  if (greatest <= available) return ranges.map((range) => range.greatest)
  if (least >= available) return ranges.map((range) => (range.least / least) * available)
  const share = (available - least) / (greatest - least)
  return ranges.map((range) => range.least + (range.greatest - range.least) * share)
}

function measureRange(blocks: readonly Block[], setting: Setting): Range {
  const ranges = blocks.map((block) => blockRange(block, setting))
  return {
    least: Math.max(0, ...ranges.map(({ least }) => least)),
    greatest: Math.max(0, ...ranges.map(({ greatest }) => greatest)),
  }
}

function blockRange(block: Block, setting: Setting): Range {
  switch (block.kind) {
    case 'paragraph':
      return widthRange(block.inlines, setting)
    case 'heading':
      return widthRange(block.inlines, { ...setting, strong: true, size: setting.size * 1.3 })
    case 'formula': {
      const width = (setting.drawFormula(block.latex, true)?.width ?? 10) * setting.size * formulaScale
      return { least: width / 2, greatest: width }
    }
    case 'code': {
      const lines = block.text.split('\n').map((line) => setCharacters(line, setting.language, codeLettering))
      const longest = lines.reduce(
        (most, line) =>
          Math.max(
            most,
            line.reduce((sum, { advance }) => sum + advance, 0),
          ),
        0,
      )
      return { least: 4 * setting.size, greatest: longest * setting.size + 2 * setting.size }
    }
    case 'list':
      return indented(
        measureRange(
          block.items.flatMap(({ blocks }) => blocks),
          setting,
        ),
        3 * setting.size,
      )
    case 'quote':
      return indented(measureRange(block.blocks, setting), 2 * setting.size)
    case 'note':
      return widthRange([{ kind: 'text', text: block.text, style: {} }], setting)
    case 'table':
    case 'rule':
      return { least: 0, greatest: 0 }
  }
}

const codeLettering = { weight: 'regular', mono: true } as const

function indented({ least, greatest }: Range, indent: number): Range {
  return { least: least + indent, greatest: greatest + indent }
}
