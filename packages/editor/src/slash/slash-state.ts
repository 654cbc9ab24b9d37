import type { EditorState } from '@milkdown/kit/prose/state'
import { TextSelection } from '@milkdown/kit/prose/state'

/** The suggestions on screen. */
export interface SlashMenuState {
  /** Position of the slash. */
  from: number
  to: number
  names: readonly string[]
  chosen: number
}

/** A slash at the beginning of a line or after a space, and letters of any script behind it, up to the cursor. */
const trigger = /(?:^|\s)\/([\p{L}\p{N}]{0,20})$/u

/** What is being typed after a slash at the cursor. */
export function slashQuery({ selection }: EditorState): { query: string; from: number; to: number } | undefined {
  if (!(selection instanceof TextSelection) || !selection.empty) return undefined
  const { $from } = selection
  if ($from.parent.type.spec.code) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 40), $from.parentOffset, null, '\uFFFC')
  const query = trigger.exec(before)?.[1]
  return query === undefined ? undefined : { query, from: $from.pos - query.length - 1, to: $from.pos }
}
