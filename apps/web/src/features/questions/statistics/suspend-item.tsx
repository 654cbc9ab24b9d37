import type { ItemStatistics } from '@pathwise/api/calibration/statistics.schemas'
import { Button } from '@pathwise/ui/button'
import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { useFormat } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'

/** Suspends or resumes an item after confirmation. Shows which user last changed the state. */
export function SuspendItem({ id, statistics: { status, reviewed } }: { id: number; statistics: ItemStatistics }) {
  const { t } = useTranslation(['questions', 'common'])
  const format = useFormat()
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState(false)
  const change = trpc.questions.setSuspended.useMutation({
    onSuccess: (changed) => {
      utils.questions.parameters.setData({ id }, changed)
      invalidateLists(utils.questions)
      setAsking(false)
    },
    onError: (error) => console.error('The item could not be suspended or resumed', error),
  })
  const close = () => {
    setAsking(false)
    if (!change.isPending) change.reset()
  }
  const isSuspended = status === 'suspended'
  const step = isSuspended ? 'resume' : 'suspend'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="compact" onClick={() => setAsking(true)}>
          {t(`statistics.${step}`)}
        </Button>
        {reviewed && (
          <span className="text-sm text-muted">
            {t(isSuspended ? 'statistics.suspendedBy' : 'statistics.resumedBy', {
              name: reviewed.by ?? t('statistics.formerEditor'),
              time: format.shortDateTime(reviewed.at),
            })}
          </span>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={t(`statistics.${step}Title`)}
        description={t(`statistics.${step}Text`)}
        cancel={t('common:cancel')}
        confirm={t(`statistics.${step}`)}
        busy={change.isPending}
        onConfirm={() => change.mutate({ id, suspended: !isSuspended })}
      >
        {change.error && <FailureAlert error={change.error} />}
      </ConfirmDialog>
    </div>
  )
}
