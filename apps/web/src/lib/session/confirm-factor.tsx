import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../api-failure.ts'
import { trpc } from '../trpc.ts'
import { FactorAnswer } from './factor-answer.tsx'

/** Offers a passkey or code instead of the password. Renders nothing for an account without a second factor. */
export function ConfirmFactor({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('secondFactor')
  const { data: list } = trpc.factors.list.useQuery()
  const start = trpc.auth.startConfirmFactor.useMutation()
  const answer = trpc.auth.confirmFactor.useMutation({
    onSuccess: onConfirmed,
    onError: (error) => {
      if (toApiFailure(error).reason === 'challenge_expired') start.reset()
    },
  })
  if (!list?.factors.length) return null
  if (start.isIdle) {
    return (
      <div>
        <Button variant="secondary" size="small" onClick={() => start.mutate()}>
          {t('confirm.useFactor')}
        </Button>
      </div>
    )
  }
  return (
    <FactorAnswer
      options={start.data}
      error={start.error ?? answer.error}
      busy={answer.isPending}
      onAnswer={(given) => start.data && answer.mutate({ challenge: start.data.challenge, ...given })}
    />
  )
}
