import { Plugin, Selection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { RichTextError } from '@pathwise/rich-text/error'
import type { Session } from '../session/session.ts'
import { type Pasted, readPasted } from './read-pasted.ts'

/**
 * Reads content that is pasted or dropped from other programs. ProseMirror itself pastes its own content, text into
 * code, and plain text with Shift.
 */
export function pastePlugin(session: Session): Plugin {
  let shift = false
  return new Plugin({
    props: {
      handleDrop(view, event, _slice, moved) {
        const dropped = event.dataTransfer && pastedFrom(event.dataTransfer)
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (!dropped || !place || moved || dropped.html.includes('data-pm-slice')) return false
        const { doc, tr } = view.state
        view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))))
        paste(session, view, dropped)
        return true
      },
      handleDOMEvents: {
        keydown: (_view, event) => {
          shift = event.shiftKey
        },
        keyup: () => {
          shift = false
        },
        paste(view, event) {
          const pasted = event.clipboardData && pastedFrom(event.clipboardData)
          const inCode = view.state.selection.$from.parent.type.spec.code
          if (!pasted || shift || inCode || pasted.html.includes('data-pm-slice')) return false
          event.preventDefault()
          paste(session, view, pasted)
          return true
        },
      },
    },
  })
}

function pastedFrom(clipboard: DataTransfer): Pasted | undefined {
  const text = clipboard.getData('text/plain')
  // The HTML of VS Code only adds syntax colours to the text.
  const html = clipboard.types.includes('vscode-editor-data') ? '' : clipboard.getData('text/html')
  return html || text ? { html, text } : undefined
}

function paste(session: Session, view: EditorView, pasted: Pasted): void {
  session.pasteFailed.set(false)
  const insert = (html: string | undefined) => {
    if (view.isDestroyed) return
    if (html === undefined) view.pasteText(pasted.text)
    else if (html === '') view.pasteText('')
    else view.pasteHTML(html)
  }
  const fail = (error: unknown) => {
    if (!(error instanceof RichTextError)) console.error('Reading what was pasted', error)
    session.pasteFailed.set(true)
  }
  try {
    const read = readPasted(pasted)
    if (read instanceof Promise) read.then(insert).catch(fail)
    else insert(read)
  } catch (error) {
    fail(error)
  }
}
