import { findSelectedBlock } from '../block/block-commands.ts'
import type { Session } from '../session/session.ts'

/** Opens the form for the selected picture. Without a selected picture, the form inserts a new one. */
export function openPictureForm(session: Session): void {
  const view = session.view.get()
  const position = view && findSelectedBlock(view.state, 'picture')
  session.picture.set(position === undefined ? { files: [] } : { position })
}
