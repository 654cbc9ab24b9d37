import type { Command } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { OpenFormula } from '../formula/open-formula.ts'
import type { SlashMenuState } from '../slash/slash-state.ts'
import { emptyStatus, isSameStatus, type Status } from './status.ts'
import { createStore, type Store } from './store.ts'
import { textState } from './text-state.ts'

/** One editor on the page: what its ProseMirror part and its React part know of each other. */
export interface Session {
  /** Begins the ids of the elements that belong to this editor. */
  readonly id: string
  /** Undefined before the editor is made, and after it is gone. */
  readonly view: Store<EditorView | undefined>
  readonly status: Store<Status>
  readonly formula: Store<OpenFormula | undefined>
  readonly slash: Store<SlashMenuState | undefined>
  /** Whether the text has become too large to be stored. */
  readonly tooLarge: Store<boolean>
  /** Whether what was pasted last could not be read. */
  readonly pasteFailed: Store<boolean>
}

export function createSession(id: string): Session {
  return {
    id,
    view: createStore<EditorView | undefined>(undefined),
    status: createStore(emptyStatus, isSameStatus),
    formula: createStore<OpenFormula | undefined>(undefined),
    slash: createStore<SlashMenuState | undefined>(undefined),
    tooLarge: createStore(false),
    pasteFailed: createStore(false),
  }
}

/** Runs a command where the cursor is, and puts the cursor back into the text. */
export function run(session: Session, command: Command): void {
  const view = session.view.get()
  if (!view?.editable) return
  view.focus()
  command(textState(view.state), view.dispatch, view)
}
