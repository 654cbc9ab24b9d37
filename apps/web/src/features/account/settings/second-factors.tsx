import type { FactorList } from '@pathwise/api/factors/factors.schemas'
import { mostFactors } from '@pathwise/api/factors/factors.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { useFormat } from '../../../lib/format.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { createPasskey, supportsPasskeys } from '../../../lib/session/passkey-browser.ts'
import { useStepUp } from '../../../lib/session/use-step-up.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts'
import { AddTotp } from '../second-factor/add-totp.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { FactorItem } from './factor-item.tsx'
import { Setting } from './setting.tsx'

export function SecondFactors() {
  const { t } = useTranslation(['secondFactor', 'common'])
  const { data, isError, refetch } = trpc.factors.list.useQuery()
  return (
    <Setting title={t('factors.title')} text={t('factors.text')}>
      {data ? (
        <FactorSettings list={data} />
      ) : isError ? (
        <RetryAlert onRetry={() => void refetch()}>{t('common:failed')}</RetryAlert>
      ) : (
        <Loading label={t('common:loading')} skeleton="h-16 w-full" />
      )}
    </Setting>
  )
}

function FactorSettings({
  list: { available, enroll_by, factors, overdue, recovery_codes_left },
}: {
  list: FactorList
}) {
  const { t } = useTranslation('secondFactor')
  const { factors: cache } = trpc.useUtils()
  const stepUp = useStepUp()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [passkeyFailed, setPasskeyFailed] = useState(false)
  const onAdded = (recoveryCodes: readonly string[] | null) => {
    totp.reset()
    setCodes(recoveryCodes)
    void cache.list.invalidate()
  }
  const totp = trpc.factors.startTotp.useMutation({ onError: (error) => stepUp.onError(error, () => totp.mutate()) })
  const finish = trpc.factors.finishPasskey.useMutation({
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    onError: () => setPasskeyFailed(true),
  })
  const passkey = trpc.factors.startPasskey.useMutation({
    onSuccess: async ({ challenge, options }) => {
      try {
        finish.mutate({ challenge, response: await createPasskey(options), name: t('factors.defaultPasskey') })
      } catch {
        setPasskeyFailed(true)
      }
    },
    onError: (error) => stepUp.onError(error, () => passkey.mutate()),
  })
  const renew = trpc.factors.renewRecoveryCodes.useMutation({
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    onError: (error) => stepUp.onError(error, () => renew.mutate()),
  })
  const addTotp = useFocusAfterRemoval<HTMLButtonElement>(totp.data ?? codes)
  const failure = [totp, passkey, renew]
    .map(({ error }) => error)
    .find((error) => error && !stepUp.needsPassword(error))

  if (!available) return <p className="text-muted">{t('factors.demo')}</p>
  return (
    <div className="grid gap-4">
      {enroll_by && <Requirement enrollBy={enroll_by} isOverdue={overdue} />}
      {factors.length === 0 && <p className="text-muted">{t('factors.none')}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {factors.map((factor) => (
          <FactorItem key={factor.id} factor={factor} />
        ))}
      </ul>
      {stepUp.form}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {totp.data && <AddTotp started={totp.data} onAdded={onAdded} onCancel={totp.reset} />}
      {!totp.data && !codes && (
        <div className="flex flex-wrap gap-3">
          <Button
            ref={addTotp}
            variant="secondary"
            disabled={factors.length >= mostFactors}
            busy={totp.isPending}
            onClick={() => totp.mutate()}
          >
            {t('factors.addTotp')}
          </Button>
          {supportsPasskeys() && (
            <Button
              variant="secondary"
              disabled={factors.length >= mostFactors}
              busy={passkey.isPending || finish.isPending}
              onClick={() => {
                setPasskeyFailed(false)
                passkey.mutate()
              }}
            >
              {t('factors.addPasskey')}
            </Button>
          )}
        </div>
      )}
      {factors.length >= mostFactors && <p className="text-muted">{t('factors.full')}</p>}
      {!supportsPasskeys() && <p className="text-muted">{t('factors.unsupported')}</p>}
      {passkeyFailed && <Alert tone="danger">{t('factors.passkeyFailed')}</Alert>}
      {factors.length > 0 && !codes && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{t('codes.left', { count: recovery_codes_left })}</p>
          <Button variant="secondary" size="small" busy={renew.isPending} onClick={() => renew.mutate()}>
            {t('codes.renew')}
          </Button>
        </div>
      )}
      {failure && <FailureAlert error={failure} />}
    </div>
  )
}

function Requirement({ enrollBy, isOverdue }: { enrollBy: string; isOverdue: boolean }) {
  const { t } = useTranslation('secondFactor')
  const format = useFormat()
  return (
    <Alert tone={isOverdue ? 'danger' : 'warning'}>
      {isOverdue ? t('factors.overdue') : t('factors.required', { date: format.dateTime(enrollBy) })}
    </Alert>
  )
}
