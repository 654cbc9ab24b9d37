import type { EditorView } from '@milkdown/kit/prose/view'
import { Milkdown, useEditor } from '@milkdown/react'
import { RichTextError } from '@pathwise/rich-text/error'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changesPlugin } from '../behaviour/changes-plugin.ts'
import { keysPlugin } from '../behaviour/keys-plugin.ts'
import { placeholderPlugin } from '../behaviour/placeholder-plugin.ts'
import { createEditor } from '../create-editor.ts'
import { writeHtml } from '../document/write.ts'
import { formulaPlugin } from '../formula/formula-plugin.ts'
import { pastePlugin } from '../paste/paste-plugin.ts'
import type { Session } from '../session/session.ts'
import { statusPlugin } from '../session/status-plugin.ts'
import { slashPlugin } from '../slash/slash-plugin.ts'

/** Returns a function that reports the text as stored HTML if it has changed and is not too large. */
function tellChanges(session: Session, initialHtml: string, tell: (html: string) => void) {
  let told = initialHtml
  return (view: EditorView) => {
    const html = storable(view)
    session.tooLarge.set(html === undefined)
    session.pasteFailed.set(false)
    if (html === undefined || html === told) return
    told = html
    tell(html)
  }
}

function storable(view: EditorView): string | undefined {
  try {
    return writeHtml(view.state.doc)
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}

interface SurfaceProps {
  session: Session
  initialHtml: string
  onChange: (html: string) => void
  labelledBy: string
  describedBy?: string
  placeholder: string
  readOnly: boolean
  askForLink: () => void
}

/** Renders the editable text. */
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
      plugins: [
        statusPlugin(session),
        changesPlugin(tellChanges(session, initialHtml, (html) => latest.current.onChange(html))),
        placeholderPlugin(() => latest.current.placeholder),
        slashPlugin(session, (word) => latest.current.t(`slash.commands.${word}`)),
        pastePlugin(session),
        formulaPlugin(session),
        keysPlugin(() => latest.current.askForLink()),
      ],
    })
  }, [])

  const { readOnly, session } = props
  useEffect(() => {
    // Makes ProseMirror call `editable` again.
    session.view.get()?.setProps({ attributes: buildAttributes({ ...latest.current, readOnly }) })
  }, [readOnly, session])

  return <Milkdown />
}

function buildAttributes({ labelledBy, describedBy, readOnly }: SurfaceProps): Record<string, string> {
  return {
    'aria-labelledby': labelledBy,
    'aria-multiline': 'true',
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
  }
}
