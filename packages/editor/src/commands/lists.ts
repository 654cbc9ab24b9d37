import type { Node, ResolvedPos } from '@milkdown/kit/prose/model'
import { liftListItem, wrapInList } from '@milkdown/kit/prose/schema-list'
import type { Command, Transaction } from '@milkdown/kit/prose/state'
import { nodeType } from '../schema/types.ts'

/**
 * Wraps the selected lines in a list. Converts a surrounding list of another kind. Lifts the lines out of a list of the
 * same kind.
 */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const listType = nodeType(state.schema, kind === 'ordered' ? 'ordered_list' : 'bullet_list')
    const around = findListAround(state.selection.$from)
    if (around?.kind === kind) return liftListItem(nodeType(state.schema, 'list_item'))(state, dispatch)
    if (around) {
      dispatch?.(setItemKind(kind, state.tr.setNodeMarkup(around.position, listType)))
      return true
    }
    return wrapInList(listType)(state, dispatch && ((transaction) => dispatch(setItemKind(kind, transaction))))
  }
}

/** Turns the items of the surrounding list into tasks or plain items. */
function setItemKind(kind: ListKind, transaction: Transaction): Transaction {
  const list = findListAround(transaction.selection.$from)
  list?.node.forEach((item, offset) => {
    const checked = kind === 'task' ? (item.attrs['checked'] ?? false) : null
    transaction.setNodeAttribute(list.position + 1 + offset, 'checked', checked)
  })
  return transaction
}

export type ListKind = 'bullet' | 'ordered' | 'task'

interface ListAround {
  kind: ListKind
  node: Node
  position: number
}

/** Finds the innermost list. */
export function findListAround($position: ResolvedPos): ListAround | undefined {
  for (let depth = $position.depth; depth > 0; depth--) {
    const node = $position.node(depth)
    const kind = findKind(node)
    if (kind) return { kind, node, position: $position.before(depth) }
  }
  return undefined
}

/** A task list is a bullet list whose first item is a task. */
function findKind({ type, firstChild }: Node): ListKind | undefined {
  if (type.name === 'ordered_list') return 'ordered'
  if (type.name !== 'bullet_list') return undefined
  return firstChild?.attrs['checked'] === null ? 'bullet' : 'task'
}
