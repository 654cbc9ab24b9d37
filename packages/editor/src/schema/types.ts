import type { MarkType, NodeType, Schema } from '@milkdown/kit/prose/model'

/** Returns the node type with this name. @throws RangeError if the schema does not contain the name */
export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name]
  if (!type) throw new RangeError(`No node "${name}"`)
  return type
}

/** Returns the mark type with this name. @throws RangeError if the schema does not contain the name */
export function markType(schema: Schema, name: string): MarkType {
  const type = schema.marks[name]
  if (!type) throw new RangeError(`No mark "${name}"`)
  return type
}
