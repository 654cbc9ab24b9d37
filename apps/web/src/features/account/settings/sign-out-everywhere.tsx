import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { prepareSignOut } from '../../../lib/session/sign-out-steps.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Setting } from './setting.tsx'

/**
 * Ends all sessions of the account, including this one. `onDone` receives a function that clears the data on this
 * device.
 */
export function SignOutEverywhere({ onDone }: { onDone: (clearDevice: () => void) => void }) {
  const { t } = useTranslation('account')
  const { mutateAsync } = trpc.account.signOutEverywhere.useMutation()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()

  async function signOut() {
    setPending(true)
    setError(undefined)
    try {
      const clear = await prepareSignOut()
      if (clear) {
        await mutateAsync()
        return onDone(clear)
      }
    } catch (failure) {
      setError(failure)
    }
    setPending(false)
  }

  return (
    <Setting title={t('everywhere.title')} text={t('everywhere.text')}>
      <div className="grid justify-items-start gap-4">
        <Button variant="secondary" busy={isPending} onClick={() => void signOut()}>
          {t('everywhere.submit')}
        </Button>
        {error !== undefined && <FailureAlert error={error} />}
      </div>
    </Setting>
  )
}
