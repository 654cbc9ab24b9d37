import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import type { ListPlace } from './list-place.ts'

/** Loads a page of the list. Keeps the previous page until the new one arrives. */
export function useQuestionPage({ page, search, subject, grade, difficulty, problems, archived }: ListPlace) {
  const query = trpc.questions.list.useQuery(
    {
      page,
      ...(search && { search }),
      ...(subject && { subject }),
      ...(grade && { grade_code: grade }),
      ...(difficulty && { difficulty }),
      ...(problems && { problems }),
      ...(archived && { archived }),
    },
    { placeholderData: keepPreviousData },
  )
  const { error } = query
  useEffect(() => {
    if (error) console.error('The list of questions could not be loaded', error)
  }, [error])
  return query
}
