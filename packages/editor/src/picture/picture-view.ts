import type { Node } from '@milkdown/kit/prose/model'
import type { NodeView } from '@milkdown/kit/prose/view'
import { buildPicture, readPictureNode } from '../schema/picture.ts'

/** Picture node view: the picture and its caption, which the cursor treats as a single unit. */
export class PictureView implements NodeView {
  readonly dom: HTMLElement

  /** @param missing the note below a picture without alternative text */
  constructor(node: Node, missing: string) {
    this.dom = document.importNode(buildPicture(node), true)
    this.dom.contentEditable = 'false'
    if (readPictureNode(node).alt !== null) return
    const note = document.createElement('p')
    note.className = 'picture-note'
    note.textContent = missing
    this.dom.append(note)
  }

  ignoreMutation(): boolean {
    return true
  }
}
