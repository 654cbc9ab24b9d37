import { type Question, updateQuestionInputSchema } from '@pathwise/api/schemas/questions'
import { RichTextError } from '@pathwise/rich-text/error'
import { useRef, useState } from 'react'
import { apiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { QuestionText } from './question-text.ts'

export type SaveProblem =
  | { kind: 'failed' | 'tooLarge' | 'gone' | 'idTaken' | 'other' }
  /** The names of the fields that were refused. */
  | { kind: 'invalid'; fields: readonly string[] }

export type SaveState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'saved'; question: Question }
  | { kind: 'problem'; problem: SaveProblem }
  /** Somebody else has saved `theirs` since `mine` was begun. */
  | { kind: 'conflict'; mine: QuestionText; theirs: Question }

function problemFrom(error: unknown): SaveProblem {
  const { status, reason, fields } = apiFailure(error)
  if (reason === 'text_too_large' || status === 413) return { kind: 'tooLarge' }
  if (reason === 'legacy_id_taken') return { kind: 'idTaken' }
  if (status === 404) return { kind: 'gone' }
  return fields.length > 0 ? { kind: 'invalid', fields } : { kind: 'failed' }
}

function readable(read: () => QuestionText): QuestionText | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}

/** Saves a question's texts, and tells how that goes. `onSaved` gets what was sent and what is stored now. */
export function useQuestionSave(id: number, onSaved: (sent: QuestionText, stored: Question) => void) {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const underWay = useRef<Promise<SaveState>>(undefined)

  async function send(mine: QuestionText, version: number): Promise<SaveState> {
    // What is typed here is meant as it is typed: no dollar sign begins a formula.
    const input = updateQuestionInputSchema.safeParse({ ...mine, id, version, as_typed: true })
    if (!input.success) {
      const fields = new Set(input.error.issues.map(({ path }) => String(path[0])))
      return { kind: 'problem', problem: { kind: 'invalid', fields: [...fields] } }
    }
    try {
      const question = await client.questions.update.mutate(input.data)
      onSaved(mine, question)
      return { kind: 'saved', question }
    } catch (error) {
      if (apiFailure(error).reason === 'version_conflict') return meet(mine)
      console.error('Saving the question failed', error)
      return { kind: 'problem', problem: problemFrom(error) }
    }
  }

  async function meet(mine: QuestionText): Promise<SaveState> {
    try {
      return { kind: 'conflict', mine, theirs: await client.questions.get.query({ id }) }
    } catch (error) {
      console.error('The saved question could not be loaded', error)
      return { kind: 'problem', problem: { kind: apiFailure(error).status === 404 ? 'gone' : 'other' } }
    }
  }

  async function run(read: () => QuestionText, version: number): Promise<SaveState> {
    const text = readable(read)
    setState({ kind: 'saving' })
    const end: SaveState = text ? await send(text, version) : { kind: 'problem', problem: { kind: 'tooLarge' } }
    setState(end)
    return end
  }

  return {
    state,
    /** `read` gives the text as it stands; one beyond the limits may throw. Pressed twice, it saves once. */
    save: (read: () => QuestionText, version: number): Promise<SaveState> => {
      underWay.current ??= run(read, version).finally(() => {
        underWay.current = undefined
      })
      return underWay.current
    },
    reset: () => setState({ kind: 'idle' }),
  }
}
