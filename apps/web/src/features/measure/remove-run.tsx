import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { useRunCache } from './use-run-cache.ts'

/** The navigation state that makes the start page show that the run's answers were deleted. */
const removedState = { removed: true } as const

export function RemoveRun({ id }: { id: string }) {
  const { t } = useTranslation(['measure', 'common'])
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const cache = useRunCache()
  const { mutate, reset, isPending, isError } = trpc.assessments.remove.useMutation({
    onSuccess: () => {
      cache.remove(id)
      return navigate('/measure', { replace: true, state: removedState })
    },
  })
  const close = () => {
    setAsking(false)
    if (!isPending) reset()
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('remove.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={t('remove.title')}
        description={t('remove.text')}
        cancel={t('remove.cancel')}
        confirm={t('remove.confirm')}
        danger
        busy={isPending}
        onConfirm={() => mutate({ id })}
      >
        {isError && <Alert tone="danger">{t('common:checkConnection')}</Alert>}
      </ConfirmDialog>
    </>
  )
}
