import { runIdSchema } from '@pathwise/api/assessments/assessments.schemas'
import { PageHeading } from '@pathwise/ui/page-heading'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useDeviceRuns } from '../../../lib/device-runs.ts'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { buildLoginUrl } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ResultPage } from '../result/result-page.tsx'
import { useRunCache } from '../use-run-cache.ts'
import { OpenRun } from './open-run.tsx'

/** Shown for a run that does not exist, has expired or belongs to another account. */
function MissingRun() {
  const { t } = useTranslation(['measure', 'common'])
  const { pathname } = useLocation()
  const { kind } = useVisitor()
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/measure">{t('missing.new')}</ButtonLink>
        {kind === 'anonymous' && (
          <ButtonLink to={buildLoginUrl('/login', pathname)} variant="secondary">
            {t('common:login')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** Reloads the run once it has been moved from this device to the account. */
function useReloadOnClaim(id: string | undefined) {
  const { refetch } = useRunCache()
  const isOnDevice = useDeviceRuns().some((run) => run.id === id)
  const wasOnDevice = useRef(isOnDevice)
  useEffect(() => {
    if (id !== undefined && wasOnDevice.current && !isOnDevice) refetch(id)
    wasOnDevice.current = isOnDevice
  }, [id, isOnDevice, refetch])
}

/** Shows a run's current item or, for a finished run, its result. */
export function RunPage() {
  const { t } = useTranslation('measure')
  const { pathname } = useLocation()
  const id = runIdSchema.safeParse(matchPath('/measure/:id', pathname)?.params.id).data
  const { data, error, refetch } = trpc.assessments.get.useQuery(id === undefined ? skipToken : { id })
  useReloadOnClaim(id)
  if (id === undefined || toApiFailure(error).status === 404) return <MissingRun />
  if (data?.item) return <OpenRun key={id} run={data} item={data.item} />
  if (data) return <ResultPage key={id} run={data} />
  if (error) {
    return <RetryAlert onRetry={() => void refetch()}>{t('loadFailed')}</RetryAlert>
  }
  return <PageSkeleton />
}
