import { Plugin } from '@milkdown/kit/prose/state'
import type { Session } from '../session/session.ts'
import { findSelectedPicture } from './picture-commands.ts'

/** Opens the picture form on double click, or on Enter for a selected picture. */
export function picturePlugin(session: Session): Plugin {
  return new Plugin({
    props: {
      handleDoubleClickOn(view, _position, node, nodePosition) {
        if (node.type.name !== 'picture' || !view.editable) return false
        session.picture.set({ position: nodePosition })
        return true
      },
      handleKeyDown(view, event) {
        const position = findSelectedPicture(view.state)
        if (event.key !== 'Enter' || event.isComposing || position === undefined || !view.editable) return false
        session.picture.set({ position })
        return true
      },
    },
  })
}
