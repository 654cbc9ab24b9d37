import type { Node } from '@milkdown/kit/prose/model'
import {
  AllSelection,
  type Command,
  type EditorState,
  Plugin,
  Selection,
  TextSelection,
} from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { createStore, type Store } from '@pathwise/ui/store'
import type { OpenPicture, PictureLoss } from '../picture/picture-store.ts'
import { emptyStatus, isSameStatus, readStatus, type Status } from './status.ts'

export interface OpenFormula {
  position: number
  latex: string
  block: boolean
  /** The initial selection in the source field. */
  cursor: readonly [start: number, end: number]
  /** Changes each time the source field opens, so that React mounts a new field. */
  opening: number
}

/** The figure that is edited in the form. `position` is undefined for a new graph. */
export interface OpenFigure {
  readonly position: number | undefined
}

export interface SlashMenuState {
  /** The position of the slash. */
  from: number
  to: number
  names: readonly string[]
  chosen: number
}

/**
 * The reason for a notice after a paste: the paste failed, contained no text, or contained MathML, which is shown as
 * source.
 */
export type PasteProblem = 'failed' | 'empty' | 'source'

interface PasteNotice {
  readonly problem: PasteProblem
  /** The document after the paste. A later change removes the notice. */
  readonly doc: Node
}

/** State that ProseMirror and React share. */
export interface Session {
  /** The prefix of the element ids in this editor. */
  readonly id: string
  /** Undefined before the editor is created and after it is destroyed. */
  readonly view: Store<EditorView | undefined>
  /** The text when the editor was created. */
  readonly opened: Store<{ readonly html: string; readonly doc: Node } | undefined>
  readonly status: Store<Status>
  readonly formula: Store<OpenFormula | undefined>
  readonly slash: Store<SlashMenuState | undefined>
  /** Undefined while the picture form is closed. */
  readonly picture: Store<OpenPicture | undefined>
  /** Undefined while the form for graphs is closed. */
  readonly figure: Store<OpenFigure | undefined>
  /** Why the last paste did not keep some of its pictures, each reason once. */
  readonly lostPictures: Store<readonly PictureLoss[]>
  /** The number of pastes whose content is still loading. */
  readonly pendingPastes: Store<number>
  /** True if the text is too large to store. */
  readonly tooLarge: Store<boolean>
  readonly pasteNotice: Store<PasteNotice | undefined>
}

export function createSession(id: string): Session {
  return {
    id,
    view: createStore<EditorView | undefined>(undefined),
    opened: createStore<{ html: string; doc: Node } | undefined>(undefined),
    status: createStore(emptyStatus, isSameStatus),
    formula: createStore<OpenFormula | undefined>(undefined),
    slash: createStore<SlashMenuState | undefined>(undefined),
    picture: createStore<OpenPicture | undefined>(undefined),
    figure: createStore<OpenFigure | undefined>(undefined),
    lostPictures: createStore<readonly PictureLoss[]>([]),
    pendingPastes: createStore(0),
    tooLarge: createStore(false),
    pasteNotice: createStore<PasteNotice | undefined>(undefined),
  }
}

/** Focuses the text and runs a command. Does nothing if the text is read-only. */
export function run(session: Session, command: Command): void {
  const view = session.view.get()
  if (!view?.editable) return
  view.focus()
  command(textState(view.state), view.dispatch, view)
}

/**
 * Selects all text instead of the whole document. Commands search the selection's ancestors for lists and quotes, but a
 * document has no ancestors.
 */
function textState(state: EditorState): EditorState {
  const { selection, doc } = state
  if (!(selection instanceof AllSelection)) return state
  const text = TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to)
  return state.apply(state.tr.setSelection(text))
}

/** @param html the stored HTML of the initial document */
export function statusPlugin(session: Session, html: string): Plugin {
  return new Plugin({
    view(view) {
      session.opened.set({ html, doc: view.state.doc })
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
