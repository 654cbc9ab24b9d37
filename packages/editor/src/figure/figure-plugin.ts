import { Plugin } from '@milkdown/kit/prose/state'
import type { Session } from '../session/session.ts'
import { findSelectedFigure } from './figure-commands.ts'

/** Opens the form on double click, and on a click or Enter for a selected figure. */
export function figurePlugin(session: Session): Plugin {
  /** Selected when the mouse button went down. The first click into the text must only select. */
  let pressed: number | undefined
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown(view) {
          pressed = view.hasFocus() ? findSelectedFigure(view.state) : undefined
          return false
        },
      },
      handleDoubleClickOn(view, _position, node, nodePosition) {
        if (node.type.name !== 'figure' || !view.editable) return false
        session.figure.set({ position: nodePosition })
        return true
      },
      handleClickOn(view, _position, _node, nodePosition) {
        if (pressed !== nodePosition || !view.editable) return false
        session.figure.set({ position: nodePosition })
        return true
      },
      handleKeyDown(view, event) {
        const position = findSelectedFigure(view.state)
        if (event.key !== 'Enter' || event.isComposing || position === undefined || !view.editable) return false
        session.figure.set({ position })
        return true
      },
    },
  })
}
