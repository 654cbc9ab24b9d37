import { redoDepth, undoDepth } from '@milkdown/kit/prose/history'
import type { EditorState } from '@milkdown/kit/prose/state'
import { isInTable } from '@milkdown/kit/prose/tables'
import { findListAround, type ListKind } from '../commands/lists.ts'
import { readTableHeads, type TableHeads } from '../commands/table-heads.ts'

/** The state at the cursor that the toolbar shows. */
export interface Status {
  /** Names of active marks. */
  marks: readonly string[]
  /** 0 for text, 1 to 6 for a heading level, or `code`. */
  line: number | 'code'
  list: ListKind | undefined
  inQuote: boolean
  inTable: boolean
  tableHeads: TableHeads
  canUndo: boolean
  canRedo: boolean
}

export const emptyStatus: Status = {
  marks: [],
  line: 0,
  list: undefined,
  inQuote: false,
  inTable: false,
  tableHeads: { row: false, column: false },
  canUndo: false,
  canRedo: false,
}

export function readStatus(state: EditorState): Status {
  const { $from } = state.selection
  const ancestors = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name)
  return {
    marks: marksAt(state),
    line: lineKind(state),
    list: findListAround($from)?.kind,
    inQuote: ancestors.includes('blockquote'),
    inTable: isInTable(state),
    tableHeads: readTableHeads(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  }
}

export function isSameStatus(one: Status, other: Status): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Returns the marks at the cursor, or all marks that occur in the selection. The toggle commands also treat these marks
 * as active.
 */
function marksAt({ doc, selection, storedMarks, schema }: EditorState): string[] {
  const { from, to, empty, $from } = selection
  return empty
    ? (storedMarks ?? $from.marks()).map(({ type }) => type.name)
    : Object.values(schema.marks).flatMap((type) => (doc.rangeHasMark(from, to, type) ? [type.name] : []))
}

function lineKind({ selection }: EditorState): Status['line'] {
  const { type, attrs } = selection.$from.parent
  if (type.name === 'heading') return Number(attrs['level'])
  return type.name === 'code_block' ? 'code' : 0
}
