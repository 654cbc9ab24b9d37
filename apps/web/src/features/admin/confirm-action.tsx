import { Button } from '@pathwise/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../lib/api-failure.ts'
import { FailureAlert } from '../../lib/failure-alert.tsx'
import { useStepUp } from '../../lib/session/use-step-up.tsx'

interface ConfirmActionProps {
  /** Describes what the action will do. */
  text: string
  label: string
  danger?: boolean
  action: () => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** Asks the user to confirm an action, and to enter the password if the server requires it. */
export function ConfirmAction({ text, label, danger = false, action, onDone, onCancel }: ConfirmActionProps) {
  const { t } = useTranslation('common')
  const stepUp = useStepUp()
  const { mutate, isPending, error } = useMutation({
    mutationFn: action,
    onSuccess: onDone,
    onError: (failure) => stepUp.onError(failure, () => mutate()),
  })
  return (
    <div className="grid gap-4">
      <p>{text}</p>
      {stepUp.form}
      {error && !stepUp.needsPassword(error) && <ActionFailure error={error} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {/* Not unmounted, so that it gets the focus back after the password. */}
        <Button
          hidden={Boolean(stepUp.form)}
          variant={danger ? 'danger' : 'primary'}
          busy={isPending}
          onClick={() => mutate()}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}

function ActionFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('admin')
  const { status, reason } = toApiFailure(error)
  const explain = () => {
    if (reason === 'own_account') return t('confirm.ownAccount')
    if (reason === 'billing_off' || reason === 'billing_unavailable') return t('confirm.billing')
    return status === 404 ? t('confirm.gone') : undefined
  }
  return <FailureAlert error={error} text={explain()} />
}
