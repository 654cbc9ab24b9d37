import type { RunState } from '@pathwise/api/assessments/assessments.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../lib/trpc.ts'
import { useRunCache } from '../use-run-cache.ts'

/** The number of answers from which a run has verdicts. */
const answersForVerdicts = 8

interface StopDialogProps {
  run: RunState
  open: boolean
  onClose: () => void
}

/** Asks before a run is finished, because it cannot be continued afterward. */
export function StopDialog({ run, open, onClose }: StopDialogProps) {
  const { t } = useTranslation('measure')
  const cache = useRunCache()
  const { mutate, isPending, isError } = trpc.assessments.finish.useMutation({ onSuccess: cache.update })
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('stop.keep')}
      </Button>
      <Button busy={isPending} onClick={() => mutate({ id: run.id })}>
        {t('stop.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('stop.title')} description={t('stop.text')} actions={actions}>
      {(run.answered < answersForVerdicts || isError) && (
        <div className="grid gap-3">
          {run.answered < answersForVerdicts && <p>{t('stop.few')}</p>}
          {isError && <Alert tone="danger">{t('failed')}</Alert>}
        </div>
      )}
    </Dialog>
  )
}
