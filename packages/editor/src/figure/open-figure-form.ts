import { findSelectedBlock } from '../block/block-commands.ts'
import type { Session } from '../session/session.ts'

/** Opens the form for the selected figure. Without a selected figure, the form inserts a new graph. */
export function openFigureForm(session: Session): void {
  const view = session.view.get()
  session.figure.set({ position: view && findSelectedBlock(view.state, 'figure') })
}
