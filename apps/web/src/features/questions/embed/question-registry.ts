import type { Question } from '@pathwise/api/questions/questions.schemas'
import { createContext, use, useEffect, useRef } from 'react'
import type { QuestionText } from '../editor/question-text.ts'
import type { QuestionSaveState } from '../editor/use-question-document.ts'
import type { ChannelError, Refusal } from './messages.ts'

/** The open question, and the operations that its panel offers. */
export interface OpenQuestion {
  readonly id: number
  /** The question as last saved. */
  readonly question: Question
  readonly dirty: boolean
  /** Whether a conflict, draft or dialog is waiting for the user's decision. */
  readonly busy: boolean
  /** Returns the text including unsaved changes. */
  text(): QuestionText
  save(): Promise<QuestionSaveState>
  look(kind: 'preview' | 'compare', revision?: number): void
}

/** Creates a registry through which the message channel accesses the open question. */
export function createQuestionRegistry() {
  let open: (() => OpenQuestion) | undefined
  let failure: { readonly id: number; readonly error: ChannelError } | undefined
  let waiting: { id: number; resolve: (answer: OpenQuestion | Refusal) => void } | undefined

  function answer(id: number, outcome: OpenQuestion | Refusal) {
    if (waiting?.id !== id) return
    waiting.resolve(outcome)
    waiting = undefined
  }

  return {
    /** Registers the open question. Returns a function that unregisters it. */
    put(id: number, current: () => OpenQuestion) {
      open = current
      answer(id, current())
      return () => {
        if (open === current) open = undefined
      }
    },
    /** Records that a question cannot be opened. Returns a function that clears the failure. */
    fail(id: number, error: ChannelError) {
      const mine = { id, error }
      failure = mine
      answer(id, { error })
      return () => {
        if (failure === mine) failure = undefined
      }
    },
    open: () => open?.(),
    /** Resolves when the question opens or fails to open, or when another request supersedes this one. */
    whenOpen(id: number): Promise<OpenQuestion | Refusal> {
      if (failure?.id === id) return Promise.resolve({ error: failure.error })
      waiting?.resolve({ error: 'superseded' })
      return new Promise((resolve) => {
        waiting = { id, resolve }
      })
    },
  }
}
export type QuestionRegistry = ReturnType<typeof createQuestionRegistry>

export const QuestionRegistryContext = createContext<QuestionRegistry>(createQuestionRegistry())

/** Registers the open question while the component is mounted. */
export function useRegisteredQuestion(question: OpenQuestion) {
  const registry = use(QuestionRegistryContext)
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const { id } = question
  useEffect(() => registry.put(id, () => latest.current), [registry, id])
}

/** Marks a question as failed in the registry while the component is mounted. */
export function useRegisteredFailure(id: number, error: ChannelError | undefined) {
  const registry = use(QuestionRegistryContext)
  useEffect(() => {
    return error && registry.fail(id, error)
  }, [registry, id, error])
}
