import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../api-failure.ts'
import { trpc } from '../trpc.ts'
import { FactorAnswer } from './factor-answer.tsx'

/**
 * Offers to confirm with a passkey or code instead of the password. Renders nothing if the account has no second
 * factor.
 */
export function ConfirmFactor({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('secondFactor')
  const { data: list } = trpc.factors.list.useQuery()
  const start = trpc.auth.startConfirmFactor.useMutation()
  const answer = trpc.auth.confirmFactor.useMutation({ onSuccess: onConfirmed })
  if (!list?.factors.length) return null
  const isExpired = toApiFailure(answer.error).reason === 'challenge_expired'
  if (start.isIdle || isExpired) {
    return (
      <div className="grid justify-items-start gap-3">
        {isExpired && <Alert tone="danger">{t('totp.expired')}</Alert>}
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            answer.reset()
            start.mutate()
          }}
        >
          {t('confirm.useFactor')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid max-w-sm gap-4">
      <FactorAnswer
        options={start.data}
        error={start.error ?? answer.error}
        busy={answer.isPending}
        onAnswer={(given) => start.data && answer.mutate({ challenge: start.data.challenge, ...given })}
      />
    </div>
  )
}
