import { closeHistory } from '@milkdown/kit/prose/history'
import { type Command, type EditorState, NodeSelection, Selection } from '@milkdown/kit/prose/state'
import { type FigureAttributes, readFigureNode } from '../schema/figure.ts'
import { nodeType } from '../schema/types.ts'
import type { Session } from '../session/session.ts'

/** Inserts a figure as a separate block. Replaces selected text, but follows a selected block. */
export function insertFigure(attributes: FigureAttributes): Command {
  return (state, dispatch) => {
    const node = nodeType(state.schema, 'figure').create({ ...attributes })
    const { selection, tr } = state
    const inserted = selection instanceof NodeSelection ? tr.insert(selection.to, node) : tr.replaceSelectionWith(node)
    inserted.doc.descendants((other, position) => {
      if (other !== node) return
      inserted.setSelection(Selection.near(inserted.doc.resolve(position + node.nodeSize)))
    })
    // Text that was typed just before stays when the figure is undone.
    dispatch?.(closeHistory(inserted).scrollIntoView())
    return true
  }
}

export function changeFigure(position: number, attributes: FigureAttributes): Command {
  return (state, dispatch) => {
    if (!findFigure(state, position)) return false
    const { tr } = state
    tr.setNodeMarkup(position, null, { ...attributes })
    dispatch?.(closeHistory(tr.setSelection(NodeSelection.create(tr.doc, position))))
    return true
  }
}

export function findFigure({ doc }: EditorState, position: number): FigureAttributes | undefined {
  const node = position < doc.content.size ? doc.nodeAt(position) : null
  return node?.type.name === 'figure' ? readFigureNode(node) : undefined
}

/** Returns the position of the selected figure. */
export function findSelectedFigure({ selection }: EditorState): number | undefined {
  const isFigure = selection instanceof NodeSelection && selection.node.type.name === 'figure'
  return isFigure ? selection.from : undefined
}

/** Opens the form for the selected figure. Without a selected figure, the form inserts a new graph. */
export function openFigureForm(session: Session): void {
  const view = session.view.get()
  session.figure.set({ position: view && findSelectedFigure(view.state) })
}
