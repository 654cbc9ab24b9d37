import type { MarkType, NodeType, Schema } from '@milkdown/kit/prose/model'

/** @throws RangeError if the schema does not contain the name */
export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name]
  if (!type) throw new RangeError(`No node "${name}"`)
  return type
}

/** @throws RangeError if the schema does not contain the name */
export function markType(schema: Schema, name: string): MarkType {
  const type = schema.marks[name]
  if (!type) throw new RangeError(`No mark "${name}"`)
  return type
}
