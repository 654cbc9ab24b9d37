import { Plugin } from '@milkdown/kit/prose/state'
import { nodeType } from '../schema/types.ts'

/** Keeps a line at the end of the text, so that there is a place to go on. No step of its own for undo. */
export const lastLinePlugin = new Plugin({
  appendTransaction(transactions, _before, { doc, tr, schema }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const last = doc.lastChild?.type.name
    if (last === 'paragraph' || last === 'heading') return null
    return tr.insert(doc.content.size, nodeType(schema, 'paragraph').create()).setMeta('addToHistory', false)
  },
})
