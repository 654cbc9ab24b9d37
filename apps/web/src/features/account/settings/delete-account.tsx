import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { TextField } from '@pathwise/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { loadClearDevice } from '../../../lib/session/sign-out-steps.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Setting } from './setting.tsx'

/**
 * Deletes the account and its data after the user enters the password. `onDone` receives a function that clears the
 * data on this device.
 */
export function DeleteAccount({ onDone }: { onDone: (clearDevice: () => void) => void }) {
  const { t } = useTranslation('account')
  const form = useId()
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, reset } = trpc.account.delete.useMutation({
    onMutate: loadClearDevice,
    onSuccess: (_done, _input, clearDevice) => onDone(clearDevice),
  })
  const wrong = toApiFailure(error).reason === 'wrong_password'

  const close = () => {
    setOpen(false)
    setPassword('')
    reset()
  }

  return (
    <Setting title={t('delete.title')} text={t('delete.text')}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('delete.question')}
        description={t('delete.warning')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('delete.cancel')}
            </Button>
            <Button type="submit" form={form} variant="danger" busy={isPending} disabled={!password}>
              {t('delete.confirm')}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (password) mutate({ password })
          }}
        >
          <TextField
            label={t('delete.password')}
            type="password"
            autoComplete="current-password"
            error={wrong ? t('password.wrong') : undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {error && !wrong && <FailureAlert error={error} />}
        </form>
      </Dialog>
    </Setting>
  )
}
