import type { MarkType, NodeType, Schema } from '@milkdown/kit/prose/model'

/** A node type of our schema by its name. @throws RangeError for a name that the schema does not have */
export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name]
  if (!type) throw new RangeError(`No node "${name}"`)
  return type
}

/** A mark type of our schema by its name. @throws RangeError for a name that the schema does not have */
export function markType(schema: Schema, name: string): MarkType {
  const type = schema.marks[name]
  if (!type) throw new RangeError(`No mark "${name}"`)
  return type
}
