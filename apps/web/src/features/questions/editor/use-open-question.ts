import type { Question } from '@pathwise/api/questions/questions.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/trpc.ts'

const keyOf = (id: number) => ['question-edit', id] as const

/** The question to edit: read anew each time that it is opened, and never replaced under the writer's hands. */
export function useOpenQuestion(id: number) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.questions.get.query({ id }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Shows the question as it has become. */
export function useReplaceOpen() {
  const queryClient = useQueryClient()
  return (question: Question) => void queryClient.setQueryData(keyOf(question.id), question)
}
