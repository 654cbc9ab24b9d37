import type { EditorView } from '@milkdown/kit/prose/view'
import { Milkdown, useEditor } from '@milkdown/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changesPlugin } from '../behavior/changes-plugin.ts'
import { keysPlugin } from '../behavior/keys-plugin.ts'
import { placeholderPlugin } from '../behavior/placeholder-plugin.ts'
import { blockFormPlugin } from '../block/block-form-plugin.ts'
import { createEditor } from '../create-editor.ts'
import { writeHtml } from '../document/html.ts'
import { formulaPlugin } from '../formula/formula-plugin.ts'
import { pastePlugin } from '../paste/paste-plugin.ts'
import type { PictureStore } from '../picture/picture-store.ts'
import { type Session, statusPlugin } from '../session/session.ts'
import { slashPlugin } from '../slash/slash-plugin.ts'
import { withinLimits } from '../within-limits.ts'

/** Returns a function that reports changed text as stored HTML, unless the text is too large. */
function notifyOfChanges(session: Session, initialHtml: string, notify: (html: string) => void) {
  let reported = initialHtml
  return (view: EditorView) => {
    const html = withinLimits(() => writeHtml(view.state.doc))
    session.tooLarge.set(html === undefined)
    if (session.pasteNotice.get()?.doc !== view.state.doc) session.pasteNotice.set(undefined)
    if (html === undefined || html === reported) return
    reported = html
    notify(html)
  }
}

export interface TextProps {
  /** Stored HTML, as `cleanBody` returns it. Later changes are ignored, so different text needs a different `key`. */
  initialHtml: string
  /** Receives stored HTML 250 ms after the last change, or immediately on blur. */
  onChange(html: string): void
  /** The id of the visible label. */
  labelledBy: string
  describedBy?: string
  placeholder: string
  /** The language of the text, which may differ from the language of the page. */
  lang: string
}

interface SurfaceProps extends TextProps {
  session: Session
  readOnly: boolean
  /** True if the editor stores one line, so it has no headings, lists or other blocks. */
  isLine: boolean
  pictures: PictureStore | undefined
  askForLink: () => void
}

export function Surface(props: SurfaceProps) {
  const { t } = useTranslation('editor')
  const latest = useRef({ ...props, t })
  useEffect(() => {
    latest.current = { ...props, t }
  })

  useEditor((root) => {
    const { session, initialHtml } = latest.current
    return createEditor(root, {
      html: initialHtml,
      editable: () => !latest.current.readOnly,
      attributes: buildAttributes(latest.current),
      taskLabel: () => latest.current.t('taskDone'),
      missingWords: () => latest.current.t('picture.noWords'),
      calloutHeading: (kind) => latest.current.t(`slash.commands.${kind}`),
      plugins: [
        statusPlugin(session, initialHtml),
        changesPlugin(notifyOfChanges(session, initialHtml, (html) => latest.current.onChange(html))),
        placeholderPlugin(() => latest.current.placeholder),
        slashPlugin(session, {
          offers: ({ name, inLine }) =>
            (inLine || !latest.current.isLine) && (name !== 'picture' || latest.current.pictures !== undefined),
          getWords: (name) => latest.current.t(`slash.commands.${name}`),
        }),
        blockFormPlugin('picture', (position) => session.picture.set({ position })),
        blockFormPlugin('figure', (position) => session.figure.set({ position })),
        pastePlugin(session, () => latest.current.pictures),
        formulaPlugin(session),
        keysPlugin(() => latest.current.askForLink()),
      ],
    })
  }, [])

  const { readOnly, lang, session } = props
  useEffect(() => {
    // `setProps` makes ProseMirror call `editable` again, so that a change of `readOnly` takes effect.
    session.view.get()?.setProps({ attributes: buildAttributes({ ...latest.current, readOnly, lang }) })
  }, [readOnly, lang, session])

  return <Milkdown />
}

function buildAttributes({ labelledBy, describedBy, readOnly, lang }: SurfaceProps): Record<string, string> {
  return {
    lang,
    'aria-labelledby': labelledBy,
    'aria-multiline': 'true',
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
  }
}
