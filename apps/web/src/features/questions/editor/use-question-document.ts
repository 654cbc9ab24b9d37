import { type Question, updateQuestionInputSchema } from '@pathwise/api/questions/questions.schemas'
import { RichTextError } from '@pathwise/rich-text/error'
import { useState } from 'react'
import { z } from 'zod'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { type SaveState, useVersionedDocument } from '../../../lib/editing/use-versioned-document.ts'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'
import { isSameText, openDraftStore, pickText, type QuestionText } from './question-text.ts'
import type { PartEditors } from './use-part-editors.ts'

export type QuestionProblem =
  | { kind: 'failed' | 'tooLarge' | 'gone' | 'idTaken' | 'other' }
  | { kind: 'invalid'; fields: readonly string[] }
export type QuestionSaveState = SaveState<QuestionText, Question, QuestionProblem>

function toProblem(error: unknown, step: 'save' | 'compare'): QuestionProblem {
  if (error instanceof RichTextError) return { kind: 'tooLarge' }
  if (error instanceof z.ZodError) {
    return { kind: 'invalid', fields: [...new Set(error.issues.map(({ path }) => String(path[0])))] }
  }
  const { status, reason, fields } = toApiFailure(error)
  if (status === 404) return { kind: 'gone' }
  if (step === 'compare') return { kind: 'other' }
  if (reason === 'text_too_large' || status === 413) return { kind: 'tooLarge' }
  if (reason === 'legacy_id_taken') return { kind: 'idTaken' }
  return fields.length > 0 ? { kind: 'invalid', fields } : { kind: 'failed' }
}

interface QuestionSession {
  userId: string
  start: Question
  editors: PartEditors
  /** Returns the names of the fields whose text cannot be parsed. */
  findUnreadable: () => readonly string[]
}

export function useQuestionDocument({ userId, start, editors, findUnreadable }: QuestionSession) {
  const { client, questions } = trpc.useUtils()
  const [startText] = useState(() => pickText(start))

  return useVersionedDocument<QuestionText, Question, QuestionProblem, Question>(
    {
      pickText,
      isSameText,
      withBody: (text, content_question_mj) => ({ ...text, content_question_mj }),
      readOthers: editors.readAll,
      openDraftStore,
      validate: () => {
        const fields = findUnreadable()
        return fields.length > 0 ? { kind: 'invalid', fields } : undefined
      },
      toProblem,
      load: (id) => client.questions.get.query({ id }),
      save: async (text, { id, version, updated_at } = start) => {
        // `as_typed` prevents a dollar sign from starting a formula. An empty feedback string clears the stored
        // feedback.
        const choices = text.choices.map(({ feedback = '', ...choice }) => ({ ...choice, feedback }))
        const input = updateQuestionInputSchema.parse({ ...text, choices, id, version, updated_at, as_typed: true })
        return client.questions.update.mutate(input)
      },
      onSaved: ({ id }) => {
        invalidateLists(questions)
        void questions.revisions.invalidate({ id })
        void questions.reviews.invalidate({ id })
      },
    },
    { userId, start, startText },
  )
}
