import type { Question } from '@pathwise/api/questions/questions.schemas'
import { createContext, use, useEffect, useRef } from 'react'
import type { QuestionText } from '../editor/question-text.ts'
import type { QuestionSaveState } from '../editor/use-question-document.ts'
import type { ChannelError, Refusal } from './messages.ts'

/** The question on the desk, and what can be asked of whoever shows it. */
export interface OpenQuestion {
  readonly id: number
  /** As it is stored. */
  readonly question: Question
  readonly dirty: boolean
  /** Whether somebody must decide or finish something first. */
  readonly busy: boolean
  /** The texts at this moment. */
  text(): QuestionText
  save(): Promise<QuestionSaveState>
  look(kind: 'preview' | 'compare', revision?: number): void
}

/** Where the page puts the question that is open, so that the channel finds it. */
export function createDesk() {
  let open: (() => OpenQuestion) | undefined
  let failure: { readonly id: number; readonly error: ChannelError } | undefined
  let waiting: { id: number; tell: (answer: OpenQuestion | Refusal) => void } | undefined

  function answer(id: number, outcome: OpenQuestion | Refusal) {
    if (waiting?.id !== id) return
    waiting.tell(outcome)
    waiting = undefined
  }

  return {
    /** Gives the function that clears the desk. */
    put(id: number, current: () => OpenQuestion) {
      open = current
      answer(id, current())
      return () => {
        if (open === current) open = undefined
      }
    },
    /** The question on screen cannot be opened. Gives the function that takes that back. */
    fail(id: number, error: ChannelError) {
      const mine = { id, error }
      failure = mine
      answer(id, { error })
      return () => {
        if (failure === mine) failure = undefined
      }
    },
    open: () => open?.(),
    /** Resolves when that question is open, or cannot be. */
    whenOpen(id: number): Promise<OpenQuestion | Refusal> {
      if (failure?.id === id) return Promise.resolve({ error: failure.error })
      waiting?.tell({ error: 'superseded' })
      return new Promise((tell) => {
        waiting = { id, tell }
      })
    },
  }
}
export type Desk = ReturnType<typeof createDesk>

export const DeskContext = createContext<Desk>(createDesk())

/** Puts a question on the desk for as long as it is shown. */
export function useOnDesk(question: OpenQuestion) {
  const desk = use(DeskContext)
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const { id } = question
  useEffect(() => desk.put(id, () => latest.current), [desk, id])
}

/** Says that a question cannot be opened. */
export function useDeskFailure(id: number, error: ChannelError | undefined) {
  const desk = use(DeskContext)
  useEffect(() => {
    return error && desk.fail(id, error)
  }, [desk, id, error])
}
