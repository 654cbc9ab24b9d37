import type { Command, EditorState, Transaction } from '@milkdown/kit/prose/state'
import { isInTable, selectedRect, type TableRect } from '@milkdown/kit/prose/tables'
import { nodeType } from '../schema/types.ts'

/** Whether the first row and the first column are headers. */
export interface TableHeads {
  row: boolean
  column: boolean
}

/**
 * Returns whether the first row and the first column of the table at the cursor are headers. Both are false outside a
 * table.
 */
export function readTableHeads(state: EditorState): TableHeads {
  if (!isInTable(state)) return { row: false, column: false }
  const rect = selectedRect(state)
  return { row: isHead(rect, 'row'), column: isHead(rect, 'column') }
}

/** Turns the first row or column into header cells, or back into data cells. */
export function toggleTableHead(side: keyof TableHeads): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false
    const rect = selectedRect(state)
    const on = !isHead(rect, side)
    const other = isHead(rect, side === 'row' ? 'column' : 'row')
    const corner = listEdge(rect, 'row')[0]
    const { tr } = state
    const cell = nodeType(state.schema, on ? 'table_header' : 'table_cell')
    for (const position of listEdge(rect, side)) {
      // The corner cell belongs to the first row and the first column. It stays a header while either is a header.
      if (!on && other && position === corner) continue
      tr.setNodeMarkup(rect.tableStart + position, cell, rect.table.nodeAt(position)?.attrs)
    }
    if (side === 'row') markHeadRows(tr, rect, on)
    dispatch?.(tr)
    return true
  }
}

/** Returns cell positions relative to the table, without duplicates. */
function listEdge({ map }: TableRect, side: keyof TableHeads): number[] {
  const edge = side === 'row' ? { right: map.width, bottom: 1 } : { right: 1, bottom: map.height }
  return map.cellsInRect({ left: 0, top: 0, ...edge })
}

function isHead(rect: TableRect, side: keyof TableHeads): boolean {
  return listEdge(rect, side).every((position) => rect.table.nodeAt(position)?.type.name === 'table_header')
}

/** Makes the first row the table head if `on` is true. Moves all other rows out of the table head. */
function markHeadRows(tr: Transaction, { table, tableStart }: TableRect, on: boolean): void {
  table.forEach((row, offset, index) => {
    const inHead = on && index === 0
    if (row.attrs['inHead'] !== inHead) tr.setNodeAttribute(tableStart + offset, 'inHead', inHead)
  })
}
