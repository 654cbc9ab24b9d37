import type { SignInRow } from '@pathwise/api/auth/auth.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { useFormat } from '../../../lib/format.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Setting } from './setting.tsx'

/** Lists the devices that are logged in, and lets the user log out all but this one. */
export function Devices() {
  const { t } = useTranslation(['secondFactor', 'common'])
  const { data, isError, refetch } = trpc.auth.signIns.useQuery()
  const [ended, setEnded] = useState(false)
  return (
    <Setting title={t('devices.title')} text={t('devices.text')}>
      {data ? (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((signIn) => (
            <Device key={signIn.id} signIn={signIn} onEnd={() => setEnded(true)} />
          ))}
        </ul>
      ) : isError ? (
        <RetryAlert onRetry={() => void refetch()}>{t('common:failed')}</RetryAlert>
      ) : (
        <Loading label={t('common:loading')} skeleton="h-16 w-full" />
      )}
      {ended && (
        <Alert tone="success" className="mt-4">
          {t('devices.ended')}
        </Alert>
      )}
    </Setting>
  )
}

function Device({ signIn, onEnd }: { signIn: SignInRow; onEnd: () => void }) {
  const { t } = useTranslation('secondFactor')
  const format = useFormat()
  const { auth: cache } = trpc.useUtils()
  const { mutate, isPending, error } = trpc.auth.endSignIn.useMutation({
    onSuccess: async () => {
      await cache.signIns.invalidate()
      onEnd()
    },
  })
  const device = signIn.device ?? t('devices.unknown')
  const date = format.shortDateTime(signIn.last_seen_at)
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{device}</p>
          <p className="text-sm text-muted">
            {t('devices.seen', { date })}
            {signIn.network && ` · ${t('devices.network', { network: signIn.network })}`}
          </p>
        </div>
        {signIn.current ? (
          <Badge tone="success">{t('devices.current')}</Badge>
        ) : (
          <Button
            variant="danger"
            size="small"
            busy={isPending}
            aria-label={t('devices.endNamed', { device, date })}
            onClick={() => mutate({ id: signIn.id })}
          >
            {t('devices.end')}
          </Button>
        )}
      </div>
      {error && <FailureAlert error={error} />}
    </li>
  )
}
