import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../lib/trpc.ts'
import { FailureAlert } from '../failure-alert.tsx'
import { Setting } from './setting.tsx'

/** Ends all sessions of the account, including this one, then calls `onDone`. */
export function SignOutEverywhere({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account')
  const { mutate, isPending, error } = trpc.account.signOutEverywhere.useMutation({ onSuccess: onDone })
  return (
    <Setting title={t('everywhere.title')} text={t('everywhere.text')}>
      <div className="grid justify-items-start gap-4">
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {t('everywhere.submit')}
        </Button>
        {error && <FailureAlert error={error} />}
      </div>
    </Setting>
  )
}
