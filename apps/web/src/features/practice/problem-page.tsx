import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { skipToken } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router'
import { toApiFailure } from '../../lib/api-failure.ts'
import { ButtonLink } from '../../lib/button-link.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { parseRowId } from '../../lib/row-id.ts'
import { trpc } from '../../lib/trpc.ts'
import { Problem } from './problem.tsx'

function MissingProblem() {
  const { t } = useTranslation('practice')
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <ButtonLink to="/practice">{t('all')}</ButtonLink>
    </>
  )
}

/** The page of one practice problem. The path contains the problem's id. */
export function ProblemPage() {
  const { t } = useTranslation('practice')
  const { pathname } = useLocation()
  const id = parseRowId(matchPath('/practice/:id', pathname)?.params.id)
  const { data, error, refetch } = trpc.practice.get.useQuery(id === undefined ? skipToken : { id })
  if (id === undefined || toApiFailure(error).status === 404) return <MissingProblem />
  if (data) return <Problem key={id} problem={data} />
  if (error) {
    return (
      <RetryAlert label={t('again')} onRetry={() => void refetch()}>
        {t('failed')}
      </RetryAlert>
    )
  }
  return <PageSkeleton />
}
