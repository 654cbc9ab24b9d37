import type { Command } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { OpenFormula } from '../formula/open-formula.ts'
import type { SlashMenuState } from '../slash/slash-state.ts'
import { emptyStatus, isSameStatus, type Status } from './status.ts'
import { createStore, type Store } from './store.ts'
import { textState } from './text-state.ts'

/** The state that the ProseMirror part and the React part of one editor share. */
export interface Session {
  /** Prefix of the ids of this editor's elements. */
  readonly id: string
  /** Undefined before the editor is created and after it is destroyed. */
  readonly view: Store<EditorView | undefined>
  readonly status: Store<Status>
  readonly formula: Store<OpenFormula | undefined>
  readonly slash: Store<SlashMenuState | undefined>
  /** Whether the text is too large to be stored. */
  readonly tooLarge: Store<boolean>
  /** Whether the last paste failed. */
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

/** Focuses the text and runs a command at the cursor. Does nothing in a read-only text. */
export function run(session: Session, command: Command): void {
  const view = session.view.get()
  if (!view?.editable) return
  view.focus()
  command(textState(view.state), view.dispatch, view)
}
