import { Plugin, Selection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { cleanBody } from '@pathwise/rich-text/body'
import { isEditorMarkup } from '@pathwise/rich-text/editor-markup'
import { RichTextError } from '@pathwise/rich-text/error'
import { limits } from '@pathwise/rich-text/limits'
import { listMathmlSources } from '@pathwise/rich-text/mathml-source'
import { scanFormulas } from '@pathwise/rich-text/scan'
import type { PictureLoss, PictureStore } from '../picture/picture-store.ts'
import type { PasteProblem, Session } from '../session/session.ts'
import { keepPictures, listPictureFiles } from './clipboard-pictures.ts'
import { prepareForeignHtml } from './foreign-html.ts'
import { insertAtPlace, keepPlace, pasteAt, placesKey, placesState } from './places.ts'

/**
 * Handles content pasted or dropped from other programs. ProseMirror itself handles text pasted into code, or pasted as
 * plain text with Shift.
 */
export function pastePlugin(session: Session, getStore: () => PictureStore | undefined): Plugin {
  let shift = false
  return new Plugin({
    key: placesKey,
    state: placesState,
    props: {
      handlePaste: insertAtPlace,
      handleDrop(view, { dataTransfer, clientX, clientY }, _slice, moved) {
        const place = view.posAtCoords({ left: clientX, top: clientY })
        if (!dataTransfer || !place || moved) return false
        const { doc, tr } = view.state
        const moveCursor = () => view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))))
        if (takeFiles(session, dataTransfer, getStore())) {
          moveCursor()
          return true
        }
        const dropped = pastedFrom(dataTransfer)
        if (!dropped) return false
        moveCursor()
        paste(session, view, dropped, getStore())
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
          // ProseMirror checks this only for its own handlers.
          if (!view.editable) return false
          if (event.clipboardData && takeFiles(session, event.clipboardData, getStore())) {
            event.preventDefault()
            return true
          }
          const pasted = event.clipboardData && pastedFrom(event.clipboardData)
          const inCode = view.state.selection.$from.parent.type.spec.code
          if (!pasted || ((shift || inCode) && pasted.text !== '')) return false
          event.preventDefault()
          paste(session, view, pasted, getStore())
          return true
        },
      },
    },
  })
}

function pastedFrom(clipboard: DataTransfer): Pasted | undefined {
  const text = clipboard.getData('text/plain')
  // VS Code's HTML only adds syntax colors, so use the plain text instead.
  const html = clipboard.types.includes('vscode-editor-data') ? '' : clipboard.getData('text/html')
  return html || text ? { html, text } : undefined
}

/** Opens the picture form for image files. Returns false if there are none, or if pictures are not allowed. */
function takeFiles(session: Session, clipboard: DataTransfer, store: PictureStore | undefined): boolean {
  const files = store ? listPictureFiles(clipboard) : []
  if (files.length > 0) session.picture.set({ files })
  return files.length > 0
}

function paste(session: Session, view: EditorView, pasted: Pasted, store: PictureStore | undefined): void {
  session.pasteNotice.set(undefined)
  session.lostPictures.set([])
  if (isFromEditor(pasted) && pasteAsCopied(view, pasted)) return
  const notify = (problem: PasteProblem) => session.pasteNotice.set({ problem, doc: view.state.doc })
  const insert = (html: string | undefined, place?: Selection) => {
    if (view.isDestroyed) return
    if (!view.editable) {
      notify('failed')
      return
    }
    if (html) pasteAt(view, html, place)
    else view.pasteText(pasted.text)
    if (html === '' && pasted.text.trim() === '') notify('empty')
    if (html && hasMathml.test(pasted.html) && listMathmlSources(html).length > 0) notify('source')
  }
  const fail = (error: unknown) => {
    if (!(error instanceof RichTextError)) console.error('Reading the pasted content failed', error)
    notify('failed')
  }
  try {
    const read = readPasted(pasted, store, session.lostPictures.set)
    if (!(read instanceof Promise)) {
      insert(read)
      return
    }
    const takePlace = keepPlace(view)
    const { pendingPastes } = session
    pendingPastes.set(pendingPastes.get() + 1)
    read
      .then(
        (html) => insert(html, takePlace()),
        (error: unknown) => {
          takePlace()
          fail(error)
        },
      )
      .catch(fail)
      .finally(() => pendingPastes.set(pendingPastes.get() - 1))
  } catch (error) {
    fail(error)
  }
}

const hasMathml = /<(?:[a-z]\w*:)?math/i

/** Verifies ProseMirror's marker, because other pages can fake it. */
function isFromEditor({ html }: Pasted): boolean {
  return html.includes('data-pm-slice') && html.length <= limits.bodyLength && isEditorMarkup(html)
}

/**
 * Pastes content copied from one of our editors, and keeps partially selected blocks. Returns false if ProseMirror's
 * marker does not match the content.
 */
function pasteAsCopied(view: EditorView, { html }: Pasted): boolean {
  try {
    return view.pasteHTML(html)
  } catch {
    return false
  }
}

const signs = [
  /^#{1,6} \S/m,
  /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/m,
  /^[ \t]*(?:```|~~~)/m,
  /^> \S/m,
  // A table's delimiter row.
  /^[ \t]*(?:\|[ \t]*)?:?-{2,}:?[ \t]*\|/m,
  /(?:\*\*|__|~~)\S[^\n]*?\S?(?:\*\*|__|~~)/,
  /`[^`\n]+`/,
  /\[[^[\]\n]+\]\([^)[\s]+\)/,
]

/** Looks for signs of Markdown only outside formulas. */
function detectFormat(text: string): 'markdown' | 'lines' | undefined {
  const parts = scanFormulas(text)
  const words = parts.map((part) => (part.kind === 'text' ? part.value : 'x')).join('')
  if (signs.some((sign) => sign.test(words))) return 'markdown'
  return parts.some(({ kind }) => kind !== 'text') ? 'lines' : undefined
}

interface Pasted {
  html: string
  text: string
}

/** The maximum length of pasted HTML. Word's HTML has more styles than text, so the limit is high. */
const longest = 10 * limits.bodyLength

/** Matches MathML, OMML, `[asy]` and LaTeX delimiters. The importer for them loads on demand. */
const hasForeignFormula = /<(?:[a-z]\w*:)?math|<m:|\$|\\[([]|\\begin\{|\[asy\]/i

type OnLost = (losses: readonly PictureLoss[]) => void

/**
 * Converts pasted content. Returns undefined for plain text that needs no conversion. Returns synchronously if
 * possible, so that consecutive pastes keep their order.
 * @throws RichTextError when the content exceeds the limits of `packages/rich-text`
 */
function readPasted(
  { html, text }: Pasted,
  store: PictureStore | undefined,
  onLost: OnLost,
): string | undefined | Promise<string> {
  if (html.length > longest) throw new RichTextError('too_long')
  if (html === '') {
    const format = text.length < limits.bodyLength ? detectFormat(text) : undefined
    return format && readText(text, format)
  }
  const prepared = prepareForeignHtml(html)
  if (/<img\b/i.test(prepared) && store) return readWithPictures(prepared, store, onLost)
  return readHtml(prepared)
}

function readHtml(prepared: string): string | Promise<string> {
  return hasForeignFormula.test(prepared) ? readFormulas(prepared) : cleanBody(prepared)
}

async function readWithPictures(prepared: string, store: PictureStore, onLost: OnLost): Promise<string> {
  const { html, losses } = await keepPictures(prepared, store)
  onLost(losses)
  return await readHtml(html)
}

async function readText(text: string, format: 'markdown' | 'lines'): Promise<string> {
  const { linesToHtml, markdownToHtml } = await import('./markdown.ts')
  return cleanBody(format === 'markdown' ? markdownToHtml(text) : linesToHtml(text))
}

async function readFormulas(html: string): Promise<string> {
  const { importBody } = await import('@pathwise/rich-text/import')
  return importBody(html).html
}
