import { Plugin } from '@milkdown/kit/prose/state'
import { nodeType } from '../schema/types.ts'

/**
 * Keeps a paragraph or heading at the end of the document, so that users can type below any other block. Adding the
 * paragraph does not create an undo step.
 */
export const lastLinePlugin = new Plugin({
  appendTransaction(transactions, _before, { doc, tr, schema }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const last = doc.lastChild?.type.name
    if (last === 'paragraph' || last === 'heading') return null
    return tr.insert(doc.content.size, nodeType(schema, 'paragraph').create()).setMeta('addToHistory', false)
  },
})
