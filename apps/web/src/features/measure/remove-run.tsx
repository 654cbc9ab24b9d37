import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { useRunCache } from './use-run-cache.ts'

/** The navigation state that makes the start page show that the run's answers were deleted. */
const removedState = { removed: true } as const

export function RemoveRun({ id }: { id: string }) {
  const { t } = useTranslation('measure')
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const cache = useRunCache()
  const { mutate, isPending, isError } = trpc.assessments.remove.useMutation({
    onSuccess: () => {
      cache.remove(id)
      return navigate('/measure', { replace: true, state: removedState })
    },
  })
  const actions = (
    <>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {t('remove.cancel')}
      </Button>
      <Button variant="danger" busy={isPending} onClick={() => mutate({ id })}>
        {t('remove.confirm')}
      </Button>
    </>
  )
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('remove.open')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('remove.title')}
        description={t('remove.text')}
        actions={actions}
      >
        {isError && <Alert tone="danger">{t('failed')}</Alert>}
      </Dialog>
    </>
  )
}
