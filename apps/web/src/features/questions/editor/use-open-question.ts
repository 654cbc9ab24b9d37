import type { Question } from '@pathwise/api/questions/questions.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'

const buildKey = (id: number) => ['question-edit', id] as const

/** Loads the question to edit. Fetches it each time the question is opened, but never refetches it during editing. */
export function useOpenQuestion(id: number) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: buildKey(id),
    queryFn: ({ signal }) => client.questions.get.query({ id }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type Step = 'archive' | 'duplicate' | 'restore'

/** Archives, restores or duplicates a question. `onCopy` receives the duplicate. */
export function useLifecycle(id: number, onCopy: (copy: Question) => void) {
  const { client, questions } = trpc.useUtils()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<Step>()
  const [failed, setFailed] = useState(false)

  async function run(step: Step) {
    setBusy(step)
    setFailed(false)
    try {
      const question = await client.questions[step].mutate({ id })
      invalidateLists(questions)
      if (step === 'duplicate') onCopy(question)
      else queryClient.setQueryData(buildKey(id), question)
    } catch (error) {
      console.error(`A question could not be changed: ${step}`, error)
      setFailed(true)
    } finally {
      setBusy(undefined)
    }
  }

  return { busy, failed, run: (step: Step) => void run(step) }
}
export type Lifecycle = ReturnType<typeof useLifecycle>
