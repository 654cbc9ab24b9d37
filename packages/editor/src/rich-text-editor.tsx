import { MilkdownProvider } from '@milkdown/react'
import { Alert } from '@pathwise/ui/alert'
import { useStore } from '@pathwise/ui/store'
import { type Ref, useId, useImperativeHandle, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeHtml } from './document/html.ts'
import { FormulaBox } from './formula/formula-box.tsx'
import { insertFormula } from './formula/insert.ts'
import { GraphForm } from './graph/graph-form.tsx'
import { PictureForm } from './picture/picture-form.tsx'
import type { PictureStore } from './picture/picture-store.ts'
import { createSession, run, type Session } from './session/session.ts'
import { SlashMenu } from './slash/slash-menu.tsx'
import { Surface, type TextProps } from './surface/surface.tsx'
import { EditorToolbar } from './toolbar/editor-toolbar.tsx'
import { withinLimits } from './within-limits.ts'
import './editor.css'

export interface RichTextEditorHandle {
  focus(): void
  /**
   * Returns the stored HTML. If the text is the one that the editor opened with, returns exactly that HTML.
   * @throws RichTextError when the text exceeds the limits of `packages/rich-text`
   */
  html(): string
  /** Opens the formula's source. */
  insertFormula(latex: string): void
}

export interface RichTextEditorProps extends TextProps {
  readOnly?: boolean
  handle?: Ref<RichTextEditorHandle>
  /**
   * `low` starts at the height of one line, grows with the text, and shows its tools only while focused. `line`
   * behaves the same, but accepts only one line of text with marks and formulas.
   */
  size?: 'tall' | 'low' | 'line'
  /** Uploads pictures. Without it, or in a one-line editor, pictures cannot be inserted. */
  pictures?: PictureStore | undefined
}

/** The product's only editor for text with formulas. Its translations are in the namespace `editor`. */
export function RichTextEditor({ handle, readOnly = false, size = 'tall', pictures, ...surface }: RichTextEditorProps) {
  const id = useId()
  const [session] = useState(() => createSession(id))
  const [askingForLink, setAskingForLink] = useState(false)
  const store = size === 'line' ? undefined : pictures
  useEditorHandle(handle, session, surface.initialHtml)

  return (
    <MilkdownProvider>
      <div className={size === 'tall' ? 'rich-text-editor' : 'rich-text-editor low-editor'}>
        {!readOnly && (
          <EditorToolbar
            session={session}
            size={size}
            asking={askingForLink}
            setAsking={setAskingForLink}
            takesPictures={store !== undefined}
          />
        )}
        <div className="editor-surface">
          <Surface
            {...surface}
            session={session}
            readOnly={readOnly}
            isLine={size === 'line'}
            pictures={store}
            askForLink={() => setAskingForLink(true)}
          />
          {!readOnly && <FormulaBox session={session} />}
          {!readOnly && <SlashMenu session={session} />}
          {!readOnly && store && <PictureForm session={session} store={store} />}
          {!readOnly && size !== 'line' && <GraphForm session={session} />}
        </div>
        <Notices session={session} />
      </div>
    </MilkdownProvider>
  )
}

/** Until the editor exists, the handle returns the initial text. */
function useEditorHandle(handle: Ref<RichTextEditorHandle> | undefined, session: Session, initialHtml: string) {
  useImperativeHandle(
    handle,
    () => ({
      focus: () => session.view.get()?.focus(),
      html() {
        const doc = session.view.get()?.state.doc
        const opened = session.opened.get()
        if (!doc || !opened) return initialHtml
        if (doc.eq(opened.doc)) return opened.html
        const html = writeHtml(doc)
        // The documents can differ in an empty last line, which is not stored.
        return html === withinLimits(() => writeHtml(opened.doc)) ? opened.html : html
      },
      insertFormula: (latex) => run(session, insertFormula(latex)),
    }),
    [session, initialHtml],
  )
}

const pasteNotices = { failed: 'pasteFailed', empty: 'pasteEmpty', source: 'pasteSource' } as const

/** Notifies the user if the text is too large or the last paste had problems. */
function Notices({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const tooLarge = useStore(session.tooLarge)
  const pasteNotice = useStore(session.pasteNotice)
  const lostPictures = useStore(session.lostPictures)
  const isPasting = useStore(session.pendingPastes) > 0
  return (
    <>
      {tooLarge && <Alert tone="danger">{t('tooLarge')}</Alert>}
      <div aria-live="polite" className="editor-pasting">
        {isPasting && t('pasting')}
      </div>
      {lostPictures.map((loss) => (
        <Alert key={loss} tone="danger">
          {t(loss === 'elsewhere' ? 'picture.lost' : `picture.refused.${loss}`)}
        </Alert>
      ))}
      {pasteNotice && <Alert tone="danger">{t(pasteNotices[pasteNotice.problem])}</Alert>}
    </>
  )
}
