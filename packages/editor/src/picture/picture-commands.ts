import { type Command, type EditorState, NodeSelection, Selection } from '@milkdown/kit/prose/state'
import { type PictureAttributes, readPictureNode } from '../schema/picture.ts'
import { nodeType } from '../schema/types.ts'
import type { Session } from '../session/session.ts'

/** Inserts a picture as a separate block. Replaces selected text, but follows a selected block. */
export function insertPicture(attributes: PictureAttributes): Command {
  return (state, dispatch) => {
    const node = nodeType(state.schema, 'picture').create({ ...attributes })
    const { selection, tr } = state
    const inserted = selection instanceof NodeSelection ? tr.insert(selection.to, node) : tr.replaceSelectionWith(node)
    // Puts the cursor after this picture, so that the next one follows it.
    inserted.doc.descendants((other, position) => {
      if (other !== node) return
      inserted.setSelection(Selection.near(inserted.doc.resolve(position + node.nodeSize)))
    })
    dispatch?.(inserted.scrollIntoView())
    return true
  }
}

export function changePicture(position: number, attributes: PictureAttributes): Command {
  return (state, dispatch) => {
    if (!findPicture(state, position)) return false
    dispatch?.(state.tr.setNodeMarkup(position, null, { ...attributes }))
    return true
  }
}

export function findPicture({ doc }: EditorState, position: number): PictureAttributes | undefined {
  const node = position < doc.content.size ? doc.nodeAt(position) : null
  return node?.type.name === 'picture' ? readPictureNode(node) : undefined
}

/** Returns the position of the selected picture. */
export function findSelectedPicture({ selection }: EditorState): number | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'picture'
  return isPicture ? selection.from : undefined
}

/** Opens the form for the selected picture. Without a selected picture, the form inserts a new one. */
export function openPictureForm(session: Session): void {
  const view = session.view.get()
  const position = view && findSelectedPicture(view.state)
  session.picture.set(position === undefined ? { files: [] } : { position })
}
