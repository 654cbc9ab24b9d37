import type { EditorView } from '@milkdown/kit/prose/view'
import { RichTextError } from '@pathwise/rich-text/error'
import { writeHtml } from '../document/write.ts'
import type { Session } from '../session/session.ts'

/** Tells a text as it would be stored, when it differs from the one told before. One that is too large is not told. */
export function tellChanges(session: Session, initialHtml: string, tell: (html: string) => void) {
  let told = initialHtml
  return (view: EditorView) => {
    const html = storable(view)
    session.tooLarge.set(html === undefined)
    session.pasteFailed.set(false)
    if (html === undefined || html === told) return
    told = html
    tell(html)
  }
}

function storable(view: EditorView): string | undefined {
  try {
    return writeHtml(view.state.doc)
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}
