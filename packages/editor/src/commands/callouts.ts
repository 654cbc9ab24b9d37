import { wrapIn } from '@milkdown/kit/prose/commands'
import type { Command } from '@milkdown/kit/prose/state'
import type { CalloutKind } from '@pathwise/rich-text/callout'
import { nodeType } from '../schema/types.ts'
import { liftOutOfQuote } from './lines.ts'

/**
 * Wraps the selected lines in a callout. Converts a surrounding quote or a callout of another kind. Unwraps a callout
 * of the same kind.
 */
export function toggleCallout(kind: CalloutKind): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth)
      if (node.type.name !== 'blockquote') continue
      if (node.attrs['callout'] === kind) return liftOutOfQuote(state, dispatch)
      dispatch?.(state.tr.setNodeAttribute($from.before(depth), 'callout', kind))
      return true
    }
    return wrapIn(nodeType(state.schema, 'blockquote'), { callout: kind })(state, dispatch)
  }
}
