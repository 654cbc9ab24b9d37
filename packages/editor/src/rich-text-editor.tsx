import { MilkdownProvider } from '@milkdown/react'
import { type Ref, useId, useState } from 'react'
import { FormulaBox } from './formula/formula-box.tsx'
import { createSession } from './session/session.ts'
import { SlashMenu } from './slash/slash-menu.tsx'
import type { RichTextEditorHandle } from './surface/handle.ts'
import { Notices } from './surface/notices.tsx'
import { Surface } from './surface/surface.tsx'
import { useEditorHandle } from './surface/use-editor-handle.ts'
import { EditorToolbar } from './toolbar/editor-toolbar.tsx'
import './editor.css'

export type { RichTextEditorHandle }

export interface RichTextEditorProps {
  /** Stored HTML, as `cleanBody` returns it. Read only once; another text needs another `key`. */
  initialHtml: string
  /** Called with the text as stored HTML: 250 ms after the last change, or immediately on blur. */
  onChange(html: string): void
  /** Id of the visible label. */
  labelledBy: string
  describedBy?: string
  placeholder: string
  readOnly?: boolean
  handle?: Ref<RichTextEditorHandle>
}

/** The product's only editor for texts with formulas. Its translations are in the namespace `editor`. */
export function RichTextEditor({ handle, readOnly = false, ...surface }: RichTextEditorProps) {
  const id = useId()
  const [session] = useState(() => createSession(id))
  const [askingForLink, setAskingForLink] = useState(false)
  useEditorHandle(handle, session, surface.initialHtml)

  return (
    <MilkdownProvider>
      <div className="rich-text-editor">
        {!readOnly && <EditorToolbar session={session} asking={askingForLink} setAsking={setAskingForLink} />}
        <div className="editor-surface">
          <Surface {...surface} session={session} readOnly={readOnly} askForLink={() => setAskingForLink(true)} />
          {!readOnly && <FormulaBox session={session} />}
          {!readOnly && <SlashMenu session={session} />}
        </div>
        <Notices session={session} />
      </div>
    </MilkdownProvider>
  )
}
