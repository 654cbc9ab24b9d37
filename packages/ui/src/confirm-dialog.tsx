import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'className'> {
  /** The label of the button that closes the dialog. */
  cancel: string
  confirm: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** Asks the user to confirm an action. */
export function ConfirmDialog({
  cancel,
  confirm,
  danger = false,
  busy = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="secondary" onClick={dialog.onClose}>
        {cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return <Dialog {...dialog} actions={actions} />
}
