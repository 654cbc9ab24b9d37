import { Plugin } from '@milkdown/kit/prose/state'
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view'

/** Shows a placeholder in an empty document. A decoration does not change the content. */
export function placeholderPlugin(text: () => string): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const first = doc.firstChild
        if (!first || doc.childCount > 1 || first.type.name !== 'paragraph' || first.content.size > 0) return null
        const line = Decoration.node(0, first.nodeSize, { class: 'editor-empty', 'data-placeholder': text() })
        return DecorationSet.create(doc, [line])
      },
    },
  })
}
