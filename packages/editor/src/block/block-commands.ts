import { closeHistory } from '@milkdown/kit/prose/history'
import type { Node } from '@milkdown/kit/prose/model'
import { type Command, type EditorState, NodeSelection, Selection } from '@milkdown/kit/prose/state'
import type { FigureAttributes } from '../schema/figure.ts'
import type { PictureAttributes } from '../schema/picture.ts'
import { nodeType } from '../schema/types.ts'

interface Attributes {
  figure: FigureAttributes
  picture: PictureAttributes
}

/** A block that is edited in a form. */
export type FormBlock = keyof Attributes

/** Inserts a block in place of selected text, or after a selected block. */
export function insertBlock<Name extends FormBlock>(name: Name, attributes: Attributes[Name]): Command {
  return (state, dispatch) => {
    const node = nodeType(state.schema, name).create({ ...attributes })
    const { selection, tr } = state
    const inserted = selection instanceof NodeSelection ? tr.insert(selection.to, node) : tr.replaceSelectionWith(node)
    // Puts the cursor after the new block, so that the next block is inserted after it.
    inserted.doc.descendants((other, position) => {
      if (other !== node) return
      inserted.setSelection(Selection.near(inserted.doc.resolve(position + node.nodeSize)))
    })
    // Starts a new undo step, so that undoing the insertion keeps the text typed just before it.
    dispatch?.(closeHistory(inserted).scrollIntoView())
    return true
  }
}

export function changeBlock<Name extends FormBlock>(
  name: Name,
  position: number,
  attributes: Attributes[Name],
): Command {
  return (state, dispatch) => {
    if (!findBlock(state, name, position)) return false
    const { tr } = state
    tr.setNodeMarkup(position, null, { ...attributes })
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, position)))
    return true
  }
}

export function findBlock({ doc }: EditorState, name: FormBlock, position: number): Node | undefined {
  const node = position < doc.content.size ? doc.nodeAt(position) : null
  return node?.type.name === name ? node : undefined
}

/** Returns the position of the selected block. */
export function findSelectedBlock({ selection }: EditorState, name: FormBlock): number | undefined {
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === name
  return isSelected ? selection.from : undefined
}
