import { rowId } from '../../../lib/row-id.ts'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'
import { type ListPlace, readPlace, writePlace } from './list-place.ts'

/** Where the address is, and the ways to go elsewhere. */
export function usePlace() {
  const [parameters, setParameters] = useOptimisticSearchParams()
  const place = readPlace(parameters)
  const id = rowId(parameters.get('id'))
  return {
    place,
    /** The question that is open. */
    id,
    /** What the address calls it, where that cannot be a question. */
    unknown: parameters.has('id') && id === undefined,
    /** Another part of the list; the question stays open. */
    show: (change: Partial<ListPlace>) => setParameters(writePlace({ ...place, page: 1, ...change }, id)),
    /** Another question; the list stays where it is. */
    open: (next: number | undefined) => setParameters(writePlace(place, next)),
    addressOf: (next: number | undefined) => ({ search: writePlace(place, next).toString() }),
  }
}
export type Place = ReturnType<typeof usePlace>
