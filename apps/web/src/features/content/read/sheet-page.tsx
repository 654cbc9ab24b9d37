import { languages } from '@pathwise/i18n/languages'
import { skipToken } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { readTaskKey } from '../../../lib/sittings.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ContentAnswer, MissingContent } from './content-answer.tsx'
import { SheetEnd } from './sheet-end.tsx'

/** Parses the path `/sheets/<language>/<slug>`. */
function readSheetAddress(pathname: string) {
  const [, , tag, slug = ''] = pathname.split('/')
  const language = languages.find((one) => one === tag)
  return language && /^[a-z0-9-]+$/.test(slug) ? { language, slug } : undefined
}

export function SheetPage() {
  const { pathname, search } = useLocation()
  const address = readSheetAddress(pathname)
  const query = trpc.content.sheet.useQuery(address ?? skipToken)
  const task = readTaskKey(search)
  if (!address) return <MissingContent />
  return (
    <>
      <ContentAnswer query={query} />
      {task !== null && query.data && <SheetEnd key={pathname} task={task} />}
    </>
  )
}
