import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { skipToken } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { rowId } from '../../../lib/row-id.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ContentArticle } from './content-article.tsx'

/** The page for a URL that does not match an item. */
function MissingContent() {
  const { t } = useTranslation('contentRead')
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <Link to="/content/list" className={buttonStyle()}>
        {t('back')}
      </Link>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-6 w-full max-w-xs" />
      <Skeleton className="mt-10 h-64 w-full" />
    </Loading>
  )
}

/** The page that shows the item whose id is in the URL. */
export function ContentReadPage() {
  const { t } = useTranslation('contentRead')
  const [parameters] = useSearchParams()
  const id = rowId(parameters.get('id'))
  const { data, error, refetch } = trpc.content.get.useQuery(id === undefined ? skipToken : { id })
  if (id === undefined || toApiFailure(error).status === 404) return <MissingContent />
  if (data) return <ContentArticle item={data} />
  if (!error) return <Waiting />
  return (
    <RetryAlert label={t('again')} onRetry={() => void refetch()}>
      {t('failed')}
    </RetryAlert>
  )
}
