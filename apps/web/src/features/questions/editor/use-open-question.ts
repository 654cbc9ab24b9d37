import type { Question } from '@pathwise/api/questions/questions.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/trpc.ts'

const buildKey = (id: number) => ['question-edit', id] as const

/** Loads the question to edit. Fetches on every open and never refetches while the user is editing. */
export function useOpenQuestion(id: number) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: buildKey(id),
    queryFn: ({ signal }) => client.questions.get.query({ id }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns a function that replaces the cached open question. */
export function useReplaceOpen() {
  const queryClient = useQueryClient()
  return (question: Question) => void queryClient.setQueryData(buildKey(question.id), question)
}
