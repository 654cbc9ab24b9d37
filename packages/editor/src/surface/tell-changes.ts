import type { EditorView } from '@milkdown/kit/prose/view'
import { RichTextError } from '@pathwise/rich-text/error'
import { writeHtml } from '../document/write.ts'
import type { Session } from '../session/session.ts'

/** Reports the text in its stored form when it differs from the last report. A text that is too large is not reported. */
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
