import type { Question } from '@pathwise/api/questions/questions.schemas'
import { createContext, use, useEffect, useRef } from 'react'
import type { QuestionText } from '../editor/question-text.ts'
import type { QuestionSaveState } from '../editor/use-question-document.ts'
import type { ChannelError, Refusal } from './messages.ts'

/** The open question and the operations that its panel offers. */
export interface OpenQuestion {
  readonly id: number
  /** The saved question. */
  readonly question: Question
  readonly dirty: boolean
  /** Whether the user must first resolve a conflict, decide about a draft or close a dialog. */
  readonly busy: boolean
  /** Returns the current text. */
  text(): QuestionText
  save(): Promise<QuestionSaveState>
  look(kind: 'preview' | 'compare', revision?: number): void
}

/** Creates the registry through which the message channel accesses the open question. */
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
    /** Registers the open question. Returns a function that unregisters it. */
    put(id: number, current: () => OpenQuestion) {
      open = current
      answer(id, current())
      return () => {
        if (open === current) open = undefined
      }
    },
    /** Records that a question cannot be opened. Returns a function that clears the error. */
    fail(id: number, error: ChannelError) {
      const mine = { id, error }
      failure = mine
      answer(id, { error })
      return () => {
        if (failure === mine) failure = undefined
      }
    },
    open: () => open?.(),
    /** Resolves when the question is open or has failed to open, or when another request supersedes this one. */
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

/** Registers a question on the desk while the component is mounted. */
export function useOnDesk(question: OpenQuestion) {
  const desk = use(DeskContext)
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const { id } = question
  useEffect(() => desk.put(id, () => latest.current), [desk, id])
}

/** Reports to the desk that a question cannot be opened. */
export function useDeskFailure(id: number, error: ChannelError | undefined) {
  const desk = use(DeskContext)
  useEffect(() => {
    return error && desk.fail(id, error)
  }, [desk, id, error])
}
