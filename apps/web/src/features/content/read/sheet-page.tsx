import { sheetInputSchema } from '@pathwise/api/content/content.schemas'
import { skipToken } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { trpc } from '../../../lib/trpc.ts'
import { ContentAnswer, MissingContent } from './content-answer.tsx'

/** The page of a sheet of the shipped library: `/sheets/<language>/<slug>`. */
export function SheetPage() {
  const [, , language, slug] = useLocation().pathname.split('/')
  const address = sheetInputSchema.safeParse({ language, slug }).data
  const query = trpc.content.sheet.useQuery(address ?? skipToken)
  return address ? <ContentAnswer query={query} /> : <MissingContent />
}
