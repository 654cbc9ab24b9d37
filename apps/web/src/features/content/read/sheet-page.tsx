import { languages } from '@pathwise/i18n/languages'
import { skipToken } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { trpc } from '../../../lib/trpc.ts'
import { ContentAnswer, MissingContent } from './content-answer.tsx'

/** Reads the path `/sheets/<language>/<slug>`. */
function readSheetAddress(pathname: string) {
  const [, , tag, slug = ''] = pathname.split('/')
  const language = languages.find((one) => one === tag)
  return language && /^[a-z0-9-]+$/.test(slug) ? { language, slug } : undefined
}

/** The page of a sheet of the shipped library. */
export function SheetPage() {
  const address = readSheetAddress(useLocation().pathname)
  const query = trpc.content.sheet.useQuery(address ?? skipToken)
  return address ? <ContentAnswer query={query} /> : <MissingContent />
}
