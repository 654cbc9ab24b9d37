import { rowId } from '../../../lib/row-id.ts'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'
import { type ListPlace, readPlace, writePlace } from './list-place.ts'

/** Reads the list place and open question from the URL and returns functions to navigate. */
export function usePlace() {
  const [parameters, setParameters] = useOptimisticSearchParams()
  const place = readPlace(parameters)
  const id = rowId(parameters.get('id'))
  return {
    place,
    /** The id of the open question. */
    id,
    /** Whether the URL has an invalid question id. */
    unknown: parameters.has('id') && id === undefined,
    /** Changes the list's filters or page and keeps the question open. */
    show: (change: Partial<ListPlace>) => setParameters(writePlace({ ...place, page: 1, ...change }, id)),
    /** Opens another question and keeps the list place. */
    open: (next: number | undefined) => setParameters(writePlace(place, next)),
    buildAddress: (next: number | undefined) => ({ search: writePlace(place, next).toString() }),
  }
}
export type Place = ReturnType<typeof usePlace>
