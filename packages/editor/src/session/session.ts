import {
  AllSelection,
  type Command,
  type EditorState,
  Plugin,
  Selection,
  TextSelection,
} from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { OpenPicture } from '../picture/picture-store.ts'
import { emptyStatus, isSameStatus, readStatus, type Status } from './status.ts'
import { createStore, type Store } from './store.ts'

/** The formula whose source is being edited. */
export interface OpenFormula {
  position: number
  latex: string
  block: boolean
  /** The selected range of the source when it opens. */
  cursor: readonly [start: number, end: number]
  /** A number that changes each time the source of a formula is opened. */
  opening: number
}

/** The suggestions that the slash menu shows. */
export interface SlashMenuState {
  /** The position of the slash. */
  from: number
  to: number
  names: readonly string[]
  chosen: number
}

/**
 * The reason why the last paste needs a notice: it failed, contained no text, or contained MathML that is shown as
 * source.
 */
type PasteNotice = 'failed' | 'empty' | 'source'

/** The state that the ProseMirror part and the React part of an editor share. */
export interface Session {
  /** The prefix of the element ids in this editor. */
  readonly id: string
  /** Undefined before the editor is created and after it is destroyed. */
  readonly view: Store<EditorView | undefined>
  readonly status: Store<Status>
  readonly formula: Store<OpenFormula | undefined>
  readonly slash: Store<SlashMenuState | undefined>
  /** The files or the picture for which the picture form is open. Undefined while the form is closed. */
  readonly picture: Store<OpenPicture | undefined>
  /** Whether the last paste had pictures that could not be kept. */
  readonly lostPictures: Store<boolean>
  /** Whether the text is too large to be stored. */
  readonly tooLarge: Store<boolean>
  /** The notice about the last paste. */
  readonly pasteNotice: Store<PasteNotice | undefined>
}

export function createSession(id: string): Session {
  return {
    id,
    view: createStore<EditorView | undefined>(undefined),
    status: createStore(emptyStatus, isSameStatus),
    formula: createStore<OpenFormula | undefined>(undefined),
    slash: createStore<SlashMenuState | undefined>(undefined),
    picture: createStore<OpenPicture | undefined>(undefined),
    lostPictures: createStore(false),
    tooLarge: createStore(false),
    pasteNotice: createStore<PasteNotice | undefined>(undefined),
  }
}

/** Focuses the text and runs a command at the cursor. Does nothing in a read-only text. */
export function run(session: Session, command: Command): void {
  const view = session.view.get()
  if (!view?.editable) return
  view.focus()
  command(textState(view.state), view.dispatch, view)
}

/**
 * Replaces a selection of the whole document with a selection of all its text. Commands search the ancestors of the
 * selection for lists and blockquotes, but the document has no ancestors.
 */
function textState(state: EditorState): EditorState {
  const { selection, doc } = state
  if (!(selection instanceof AllSelection)) return state
  const text = TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to)
  return state.apply(state.tr.setSelection(text))
}

/** Keeps the session's view and status up to date. */
export function statusPlugin(session: Session): Plugin {
  return new Plugin({
    view(view) {
      session.view.set(view)
      session.status.set(readStatus(textState(view.state)))
      return {
        update: ({ state }) => session.status.set(readStatus(textState(state))),
        destroy() {
          if (session.view.get() === view) session.view.set(undefined)
        },
      }
    },
  })
}
