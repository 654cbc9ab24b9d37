import type { ContentDocument } from '@pathwise/api/schemas/content'
import { RichTextError } from '@pathwise/rich-text/error'
import { limits } from '@pathwise/rich-text/limits'
import { useState } from 'react'
import { apiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { ContentText } from './content-text.ts'

export type SaveProblem = 'missing' | 'long' | 'tooLarge' | 'trashed' | 'failed' | 'conflictUnknown'

export type SaveState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'problem'; problem: SaveProblem }
  /** Somebody else has saved `theirs` since `mine` was begun. */
  | { kind: 'conflict'; mine: ContentText; theirs: ContentDocument }

/** The item that is being edited and the version that it was read at; none for a new one. */
export type Edited = Pick<ContentDocument, 'id' | 'version'> | undefined

function problemOf(text: ContentText): SaveProblem | undefined {
  if (text.title.length > limits.phraseLength) return 'long'
  if (text.title === '') return 'missing'
  return text.body.length > limits.bodyLength ? 'tooLarge' : undefined
}

function readable(read: () => ContentText): ContentText | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}

function problemFrom(error: unknown): SaveProblem {
  const { status, reason } = apiFailure(error)
  if (reason === 'empty_title') return 'missing'
  if (reason === 'text_too_large' || status === 413) return 'tooLarge'
  return status === 404 ? 'trashed' : 'failed'
}

/** Saves texts, and tells how that goes. `onSaved` gets what was sent and what is stored now. */
export function useSave(onSaved: (sent: ContentText, stored: ContentDocument) => void) {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<SaveState>({ kind: 'idle' })

  async function send(text: ContentText, edited: Edited): Promise<SaveState> {
    // What is typed here is meant as it is typed: no dollar sign begins a formula.
    const input = { ...text, as_typed: true }
    try {
      const stored = edited
        ? await client.content.update.mutate({ ...input, id: edited.id, version: edited.version })
        : await client.content.create.mutate(input)
      onSaved(text, stored)
      return { kind: 'saved', at: new Date() }
    } catch (error) {
      if (edited && apiFailure(error).reason === 'version_conflict') return compare(text, edited.id)
      console.error('Saving failed', error)
      return { kind: 'problem', problem: problemFrom(error) }
    }
  }

  async function compare(mine: ContentText, id: number): Promise<SaveState> {
    try {
      return { kind: 'conflict', mine, theirs: await client.content.get.query({ id }) }
    } catch (error) {
      console.error('The other version could not be loaded', error)
      return { kind: 'problem', problem: apiFailure(error).status === 404 ? 'trashed' : 'conflictUnknown' }
    }
  }

  return {
    state,
    /** `read` gives the text as it stands; one beyond the limits may throw. */
    save: async (read: () => ContentText, edited: Edited) => {
      const text = readable(read)
      if (!text) return setState({ kind: 'problem', problem: 'tooLarge' })
      const problem = problemOf(text)
      if (problem) return setState({ kind: 'problem', problem })
      setState({ kind: 'saving' })
      setState(await send(text, edited))
    },
    reset: () => setState({ kind: 'idle' }),
  }
}
