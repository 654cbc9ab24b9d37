import { checkedSet } from '@pathwise/api/questions/lint.schemas'
import { trpc } from '../../../lib/trpc.ts'
import { SetFindings } from '../set-findings.tsx'
import { type ListPlace, toFilter } from './list-place.ts'

/** Shows lint findings about the listed questions as a whole, such as an overused answer position. */
export function ListFindings({ place, total }: { place: ListPlace; total: number }) {
  const enabled = total >= checkedSet.least && total <= checkedSet.most
  const { data = [] } = trpc.questions.setFindings.useQuery(toFilter(place), { enabled })
  return <SetFindings findings={enabled ? data : []} />
}
