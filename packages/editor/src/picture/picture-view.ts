import type { Node } from '@milkdown/kit/prose/model'
import type { NodeView } from '@milkdown/kit/prose/view'
import { buildPicture, readPictureNode } from '../schema/picture.ts'

/** The cursor treats the picture and its caption as one unit. */
export class PictureView implements NodeView {
  readonly dom: HTMLElement

  /** @param missing the note below a picture without alt text */
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
