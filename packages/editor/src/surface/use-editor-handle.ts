import { type Ref, useImperativeHandle } from 'react'
import { writeHtml } from '../document/write.ts'
import { insertFormula } from '../formula/insert.ts'
import { run, type Session } from '../session/session.ts'
import type { RichTextEditorHandle } from './handle.ts'

/** Provides the handle of the editor. Before the editor is created, its text is the initial text. */
export function useEditorHandle(handle: Ref<RichTextEditorHandle> | undefined, session: Session, initialHtml: string) {
  useImperativeHandle(
    handle,
    () => ({
      focus: () => session.view.get()?.focus(),
      html() {
        const view = session.view.get()
        return view && session.status.get().canUndo ? writeHtml(view.state.doc) : initialHtml
      },
      insertFormula: (latex) => run(session, insertFormula(latex)),
    }),
    [session, initialHtml],
  )
}
