import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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
 * Returns a function that finds the question after the open one, even if it is on the next page. If the open question is
 * not listed, for example because a save has removed it from the list, the next one is at the position where the list
 * last showed an open question. The function resolves to undefined at the end of the list.
 */
export function useFindNext(place: ListPlace, open: number | undefined) {
  const { questions } = trpc.useUtils()
  const { page } = place
  const input = toInput(place)
  const { data } = trpc.questions.list.useQuery(input, { enabled: false })
  const listed = { list: JSON.stringify(input), index: data ? findIndex(data.questions, open) : -1 }
  const last = useRef(listed)
  useEffect(() => {
    if (listed.index !== -1) last.current = listed
  })

  return async (): Promise<ListedPlace | undefined> => {
    const shown = await questions.list.fetch(input, { staleTime: Number.POSITIVE_INFINITY })
    const index = findIndex(shown.questions, open)
    const former = last.current.list === listed.list ? Math.max(last.current.index, 0) : 0
    const next = shown.questions[index === -1 ? former : index + 1]
    if (next) return { page, id: next.id }
    if (page >= shown.total_pages) return undefined
    const following = await questions.list.fetch(toInput({ ...place, page: page + 1 }))
    const [first] = following.questions
    return first && { page: page + 1, id: first.id }
  }
}

function findIndex(questions: readonly { readonly id: number }[], open: number | undefined): number {
  return questions.findIndex(({ id }) => id === open)
}
