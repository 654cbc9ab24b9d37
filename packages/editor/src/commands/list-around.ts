import type { Node, ResolvedPos } from '@milkdown/kit/prose/model'

export type ListKind = 'bullet' | 'ordered' | 'task'

export interface ListAround {
  kind: ListKind
  node: Node
  position: number
}

/** Returns the innermost list around a position. */
export function listAround($position: ResolvedPos): ListAround | undefined {
  for (let depth = $position.depth; depth > 0; depth--) {
    const node = $position.node(depth)
    const kind = findKind(node)
    if (kind) return { kind, node, position: $position.before(depth) }
  }
  return undefined
}

/** Returns the kind of a list node. A task list is a bullet list whose first item is a task. */
function findKind({ type, firstChild }: Node): ListKind | undefined {
  if (type.name === 'ordered_list') return 'ordered'
  if (type.name !== 'bullet_list') return undefined
  return firstChild?.attrs['checked'] === null ? 'bullet' : 'task'
}
