import type { EditorState } from '@milkdown/kit/prose/state'
import { TextSelection } from '@milkdown/kit/prose/state'

/** The displayed suggestions. */
export interface SlashMenuState {
  /** Position of the slash. */
  from: number
  to: number
  names: readonly string[]
  chosen: number
}

/** Matches a slash at the start of a line or after a space, and up to 20 letters or digits before the cursor. */
const trigger = /(?:^|\s)\/([\p{L}\p{N}]{0,20})$/u

/** Returns the query that is typed after a slash at the cursor. */
export function slashQuery({ selection }: EditorState): { query: string; from: number; to: number } | undefined {
  if (!(selection instanceof TextSelection) || !selection.empty) return undefined
  const { $from } = selection
  if ($from.parent.type.spec.code) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 40), $from.parentOffset, null, '\uFFFC')
  const query = trigger.exec(before)?.[1]
  return query === undefined ? undefined : { query, from: $from.pos - query.length - 1, to: $from.pos }
}
