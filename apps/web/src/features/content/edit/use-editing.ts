import type { ContentDocument } from '@pathwise/api/schemas/content'
import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useDraft } from '../../../lib/editing/use-draft.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { forgetListed } from '../content-pages.ts'
import { type ContentText, sameText, textOf } from './content-text.ts'
import { contentDraftStore } from './drafts.ts'
import { type Edited, useSave } from './use-save.ts'

interface EditingProps {
  userId: string
  /** The item as it was loaded; undefined for a new one. */
  start: ContentDocument | undefined
  /** Called when a new item has been saved for the first time. */
  onCreated: (id: number) => void
}

/** The text that is being written, what is stored of it, its draft, and everything that can replace it. */
export function useEditing({ userId, start, onCreated }: EditingProps) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { content } = trpc.useUtils()
  const editor = useRef<RichTextEditorHandle>(null)
  const [base, setBase] = useState<{ edited: Edited; text: ContentText }>(() => ({
    edited: start,
    text: start ? textOf(start) : { title: '', body: '', language },
  }))
  const [text, setText] = useState(base.text)
  // The fields read their text once: another revision is another field.
  const [revision, setRevision] = useState(0)
  const { edited } = base
  const dirty = !sameText(text, base.text)
  const store = useMemo(() => contentDraftStore(userId, edited?.id), [userId, edited?.id])
  const draft = useDraft({ store, version: edited?.version, text, start: base.text, same: sameText, dirty })

  const { state, save, reset } = useSave((sent, stored) => {
    draft.forget()
    setText(sent)
    setBase({ edited: stored, text: sent })
    content.get.setData({ id: stored.id }, stored)
    void forgetListed(queryClient, 'library')
    if (stored.id !== edited?.id) onCreated(stored.id)
  })
  const locked = state.kind === 'saving' || state.kind === 'conflict' || draft.found !== undefined

  function replace(next: ContentText) {
    setText(next)
    setRevision((before) => before + 1)
  }

  function saveAs(target: Edited) {
    if (locked && state.kind !== 'conflict') return
    // The editor reports what is typed a moment later.
    void save(() => ({ ...text, body: editor.current?.html() ?? text.body }), target)
  }

  return {
    editor,
    edited,
    text,
    revision,
    dirty,
    draft,
    state,
    locked,
    change: (part: Partial<ContentText>) => setText((before) => ({ ...before, ...part })),
    save: () => saveAs(edited),
    saveAsNew: () => saveAs(undefined),
    restoreDraft: () => {
      if (!draft.found) return
      const { version = edited?.version, savedAt: _, ...kept } = draft.found
      // Saved over a newer version, it must meet that version first.
      if (edited && version !== undefined) setBase({ ...base, edited: { ...edited, version } })
      replace(kept)
      draft.accept()
    },
    keepMine: (theirs: ContentDocument) => saveAs(theirs),
    takeTheirs: (mine: ContentText, theirs: ContentDocument) => {
      setBase({ edited: theirs, text: textOf(theirs) })
      replace(textOf(theirs))
      draft.offer(mine)
      reset()
    },
  }
}
