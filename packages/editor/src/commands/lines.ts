import { setBlockType, toggleMark, wrapIn } from '@milkdown/kit/prose/commands'
import type { Command } from '@milkdown/kit/prose/state'
import { Selection } from '@milkdown/kit/prose/state'
import { liftTarget } from '@milkdown/kit/prose/transform'
import { markType, nodeType } from '../schema/types.ts'
import type { Status } from '../session/status.ts'

/** 0 is a paragraph, 1 to 6 are heading levels. */
export function setLine(line: Status['line']): Command {
  return (state, dispatch) => {
    if (line === 'code') return setBlockType(nodeType(state.schema, 'code_block'))(state, dispatch)
    if (line === 0) return setBlockType(nodeType(state.schema, 'paragraph'))(state, dispatch)
    return setBlockType(nodeType(state.schema, 'heading'), { level: line })(state, dispatch)
  }
}

export function toggle(mark: string): Command {
  return (state, dispatch) => toggleMark(markType(state.schema, mark))(state, dispatch)
}

/** Wraps the selected lines in a quote. If `quoted` is true, lifts them out of their quote instead. */
export function toggleQuote(quoted: boolean): Command {
  return (state, dispatch) =>
    quoted ? liftOutOfQuote(state, dispatch) : wrapIn(nodeType(state.schema, 'blockquote'))(state, dispatch)
}

/** Lifts the selected lines, or the lists and other blocks that contain them, out of the innermost quote. */
export const liftOutOfQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  const range = $from.blockRange($to, ({ type }) => type.name === 'blockquote')
  const target = range && liftTarget(range)
  if (!range || target === null) return false
  dispatch?.(state.tr.lift(range, target).scrollIntoView())
  return true
}

/** Inserts a horizontal rule. Adds an empty paragraph after it if no text follows. */
export const insertRule: Command = (state, dispatch) => {
  const transaction = state.tr.replaceSelectionWith(nodeType(state.schema, 'hr').create())
  const after = transaction.selection.$to
  if (!Selection.findFrom(after, 1, true)) {
    transaction.insert(after.pos, nodeType(state.schema, 'paragraph').create())
  }
  transaction.setSelection(Selection.near(transaction.doc.resolve(transaction.selection.to), 1))
  dispatch?.(transaction.scrollIntoView())
  return true
}
