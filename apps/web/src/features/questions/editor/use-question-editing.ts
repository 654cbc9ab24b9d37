import type { Question } from '@pathwise/api/schemas/questions'
import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { useMemo, useRef, useState } from 'react'
import { useDraft } from '../../../lib/editing/use-draft.ts'
import { trpc } from '../../../lib/trpc.ts'
import { questionDraftStore } from './question-drafts.ts'
import { type QuestionText, sameText, textOf } from './question-text.ts'
import { useQuestionSave } from './use-question-save.ts'

interface EditingProps {
  userId: string
  /** As it was loaded. */
  start: Question
}

/** The texts that are being written, what is stored of them, their draft, and everything that can replace them. */
export function useQuestionEditing({ userId, start }: EditingProps) {
  const { questions } = trpc.useUtils()
  const editor = useRef<RichTextEditorHandle>(null)
  /** What is stored, and the text on screen when it was last the same. */
  const [base, setBase] = useState(() => ({ question: start, text: textOf(start) }))
  const [text, setText] = useState(base.text)
  // The editor reads its text once: another revision is another editor.
  const [revision, setRevision] = useState(0)
  const { question } = base
  const dirty = !sameText(text, base.text)
  const store = useMemo(() => questionDraftStore(userId, start.id), [userId, start.id])
  const draft = useDraft({ store, version: question.version, text, start: base.text, same: sameText, dirty })

  const { state, save, reset } = useQuestionSave(start.id, (sent, stored) => {
    draft.forget()
    setBase({ question: stored, text: sent })
    // Whoever typed on meanwhile keeps that; the editor reports what was typed before a moment later.
    setText((now) => (now === text ? sent : now))
    void questions.list.invalidate()
    void questions.revisions.invalidate({ id: stored.id })
  })
  const locked = state.kind === 'conflict' || draft.found !== undefined

  /** The texts at this moment: the editor tells its changes a moment later. */
  const current = (): QuestionText => ({
    ...text,
    content_question_mj: editor.current?.html() ?? text.content_question_mj,
  })

  function replace(next: QuestionText) {
    setText(next)
    setRevision((before) => before + 1)
  }

  return {
    editor,
    /** As it is stored. */
    question,
    text,
    revision,
    dirty,
    draft,
    state,
    locked,
    current,
    change: (part: Partial<QuestionText>) => setText((before) => ({ ...before, ...part })),
    save: () => (locked ? Promise.resolve(state) : save(current, question.version)),
    restoreDraft: () => {
      if (!draft.found) return
      const { version = question.version } = draft.found
      // Saved over a newer version, it must meet that version first.
      setBase({ ...base, question: { ...question, version } })
      replace(textOf(draft.found))
      draft.accept()
    },
    keepMine: (theirs: Question) => void save(current, theirs.version),
    takeTheirs: (mine: QuestionText, theirs: Question) => {
      setBase({ question: theirs, text: textOf(theirs) })
      replace(textOf(theirs))
      draft.offer(mine)
      reset()
    },
  }
}
