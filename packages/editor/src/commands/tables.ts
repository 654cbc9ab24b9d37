import type { Command } from '@milkdown/kit/prose/state'
import { TextSelection } from '@milkdown/kit/prose/state'
import { addRowAfter, goToNextCell, isInTable } from '@milkdown/kit/prose/tables'
import { nodeType } from '../schema/types.ts'

const columns = 3
const rowsBelow = 2

/** Puts the cursor in the first cell. Does nothing inside a table. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: string, inHead: boolean) => {
    const cells = Array.from({ length: columns }, () => nodeType(state.schema, cell).createAndFill() ?? [])
    return nodeType(state.schema, 'table_row').create({ inHead }, cells.flat())
  }
  const body = Array.from({ length: rowsBelow }, () => row('table_cell', false))
  const table = nodeType(state.schema, 'table').create(null, [row('table_header', true), ...body])
  const { from } = state.selection
  const transaction = state.tr.replaceSelectionWith(table)
  const inFirstCell = TextSelection.near(transaction.doc.resolve(Math.max(0, from - 1)), 1)
  transaction.setSelection(inFirstCell)
  dispatch?.(transaction.scrollIntoView())
  return true
}

/** Adds a row when the cursor is in the last cell. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch)) return true
  if (!view) return addRowAfter(state, dispatch)
  addRowAfter(state, dispatch)
  return goToNextCell(1)(view.state, view.dispatch)
}
