import { trpc } from '../../../lib/trpc.ts'
import { SetFindings } from '../set-findings.tsx'
import { type ListPlace, toFilter } from './list-place.ts'

/** The server checks only sets of this size. */
const size = { least: 20, most: 5_000 } as const

/** Shows what the checks have found about the listed questions as a set. */
export function ListFindings({ place, total }: { place: ListPlace; total: number }) {
  const enabled = total >= size.least && total <= size.most
  const { data = [] } = trpc.questions.setFindings.useQuery(toFilter(place), { enabled })
  return <SetFindings findings={enabled ? data : []} />
}
