import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Spinner } from '@pathwise/ui/spinner'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { CloudCheck, MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../../../lib/link.tsx'
import { buildLoginUrl } from '../../../lib/session/next-path.ts'
import { useSyncState } from './sync-state.ts'

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <output className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
      {icon}
      {children}
    </output>
  )
}

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** Shows where plans and progress are stored, and the sync status. */
export function SyncNote() {
  const { t } = useTranslation(['savedPlans', 'common'])
  const { pathname, search } = useLocation()
  const state = useSyncState()
  switch (state.kind) {
    case 'device':
      return (
        <Line icon={<MonitorSmartphone {...icon} />}>
          <span className="font-medium text-ink">{t('sync.device')}</span>
          <span>{t('sync.deviceHint')}</span>
          <Link to={buildLoginUrl('/login', pathname + search)} className={textLinkStyle({ size: 'small' })}>
            {t('common:login')}
          </Link>
        </Line>
      )
    case 'syncing':
      return <Line icon={<Spinner />}>{t('sync.syncing')}</Line>
    case 'account':
      return (
        <div className="grid gap-3">
          <Line icon={<CloudCheck {...icon} />}>
            <span className="font-medium text-ink">{t('sync.account')}</span>
          </Line>
          {state.refused > 0 && <Alert tone="warning">{t('sync.refused', { count: state.refused })}</Alert>}
          {state.full && (
            <Alert tone="warning">
              <p>{t(`sync.${state.full}`)}</p>
              {state.full === 'planFull' && (
                <Link to="/plans" className="inline-flex min-h-6 items-center underline underline-offset-4">
                  {t('sync.comparePlans')}
                </Link>
              )}
            </Alert>
          )}
        </div>
      )
    case 'failed':
      return (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" size="small" onClick={state.retry}>
              {t('common:again')}
            </Button>
          }
        >
          {t('sync.unreachable')}
        </Alert>
      )
  }
}
