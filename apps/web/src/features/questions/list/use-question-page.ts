import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { type ListPlace, toFilter } from './list-place.ts'

const toInput = (place: ListPlace) => ({ page: place.page, ...toFilter(place) })

/** Loads a page of the list. Shows the previous page until the new one arrives. */
export function useQuestionPage(place: ListPlace) {
  const query = trpc.questions.list.useQuery(toInput(place), { placeholderData: keepPreviousData })
  const { error } = query
  useEffect(() => {
    if (error) console.error('The list of questions could not be loaded', error)
  }, [error])
  return query
}

/** A question in the list, and the page that contains it. */
interface ListedPlace {
  readonly page: number
  readonly id: number
}

/**
 * Returns a function that finds the next question in the list, even if it is on the next page. The function resolves to
 * undefined for the last question and for a question that is not listed.
 */
export function useFindNext(place: ListPlace) {
  const { questions } = trpc.useUtils()
  return async (id: number): Promise<ListedPlace | undefined> => {
    const { page } = place
    const shown = await questions.list.fetch(toInput(place), { staleTime: Number.POSITIVE_INFINITY })
    const index = shown.questions.findIndex((one) => one.id === id)
    if (index === -1) return undefined
    const next = shown.questions[index + 1]
    if (next) return { page, id: next.id }
    if (page >= shown.total_pages) return undefined
    const following = await questions.list.fetch(toInput({ ...place, page: page + 1 }))
    const [first] = following.questions
    return first && { page: page + 1, id: first.id }
  }
}
