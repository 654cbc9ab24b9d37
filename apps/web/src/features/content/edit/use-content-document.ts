import type { ContentDocument, FormulaFinding } from '@pathwise/api/content/content.schemas'
import { languages } from '@pathwise/i18n/languages'
import { skillIds } from '@pathwise/planner/data/skills'
import { RichTextError } from '@pathwise/rich-text/error'
import { limits } from '@pathwise/rich-text/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { createDraftStore, draftShape } from '../../../lib/editing/draft.ts'
import { type SaveState, useVersionedDocument } from '../../../lib/editing/use-versioned-document.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { resetListed } from '../content-pages.ts'

const textSchema = z.object({
  /** Inline HTML. */
  title: z.string(),
  /** HTML. */
  body: z.string(),
  language: z.enum(languages),
  /** Undefined in drafts by earlier versions. Saving then keeps the stored skills. */
  skills: z.array(z.enum(skillIds)).optional(),
})
export type ContentText = z.infer<typeof textSchema>

function pickText({ title, body, language, skills }: ContentText): ContentText {
  return { title, body, language, skills }
}

function isSameText(one: ContentText, other: ContentText): boolean {
  const hasSameWords = one.title === other.title && one.body === other.body && one.language === other.language
  return hasSameWords && (one.skills ?? []).join() === (other.skills ?? []).join()
}

const draftSchema = textSchema.extend(draftShape)

/** Opens the user's draft store for an item, or for a new item if `itemId` is undefined. */
export function openDraftStore(userId: string, itemId: number | undefined) {
  return createDraftStore(`pathwise.content-draft.${userId}.${itemId ?? 'new'}`, draftSchema)
}

export type ContentProblem = 'missing' | 'long' | 'tooLarge' | 'trashed' | 'failed' | 'conflictUnknown'
export type ContentSaveState = SaveState<ContentText, ContentDocument, ContentProblem>

export interface ContentSession {
  userId: string
  /** The item as loaded, or undefined for a new one. */
  start: ContentDocument | undefined
  /** Called after the first save of a new item. */
  onCreated: (id: number) => void
}

function validate({ title, body }: ContentText): ContentProblem | undefined {
  if (title.length > limits.phraseLength) return 'long'
  if (title === '') return 'missing'
  return body.length > limits.bodyLength ? 'tooLarge' : undefined
}

function toProblem(error: unknown, step: 'save' | 'compare'): ContentProblem {
  const { status, reason } = toApiFailure(error)
  if (status === 404) return 'trashed'
  if (step === 'compare') return 'conflictUnknown'
  if (reason === 'empty_title') return 'missing'
  const tooLarge = error instanceof RichTextError || reason === 'text_too_large' || status === 413
  return tooLarge ? 'tooLarge' : 'failed'
}

/** Manages editing an item of the content library, or creating one. */
export function useContentDocument({ userId, start, onCreated }: ContentSession) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { client, content } = trpc.useUtils()
  const [findings, setFindings] = useState<readonly FormulaFinding[]>([])
  const [startText] = useState(() => (start ? pickText(start) : { title: '', body: '', language, skills: [] }))

  const editing = useVersionedDocument<ContentText, ContentDocument, ContentProblem, ContentDocument | undefined>(
    {
      pickText,
      isSameText,
      withBody: (text, body) => ({ ...text, body }),
      openDraftStore,
      validate,
      toProblem,
      load: (id) => client.content.get.query({ id }),
      save: async (text, target) => {
        // With `as_typed`, a dollar sign does not start a formula.
        const input = { ...text, as_typed: true }
        const { findings: found, ...stored } = target
          ? await client.content.update.mutate({
              ...input,
              id: target.id,
              version: target.version,
              updated_at: target.updated_at,
            })
          : await client.content.create.mutate(input)
        // A server that still runs the previous version returns no findings.
        setFindings(found ?? [])
        return stored
      },
      onSaved: (stored, previous) => {
        content.get.setData({ id: stored.id }, stored)
        void resetListed(queryClient, 'library')
        if (stored.id !== previous?.id) onCreated(stored.id)
      },
    },
    { userId, start, startText },
  )
  return { ...editing, findings }
}
