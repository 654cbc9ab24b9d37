import { skipToken } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { parseRowId } from '../../../lib/row-id.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ContentAnswer, MissingContent } from './content-answer.tsx'

export function ContentReadPage() {
  const [parameters] = useSearchParams()
  const id = parseRowId(parameters.get('id'))
  const query = trpc.content.get.useQuery(id === undefined ? skipToken : { id })
  return id === undefined ? <MissingContent /> : <ContentAnswer query={query} />
}
