import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { ProgressBar } from '@pathwise/ui/progress-bar'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { ExportState } from './use-export.ts'

type RunningExport = Extract<ExportState, { kind: 'running' }>

function Running({ progress, onCancel }: RunningExport & { onCancel: () => void }) {
  const { t } = useTranslation(['contentExport', 'common'])
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* Screen readers announce the start. The numbers are outside, because every change would be announced. */}
      <output className="text-sm">{t('starting')}</output>
      {progress?.count && <span className="text-sm tabular-nums">{t('count', progress.count)}</span>}
      <ProgressBar label={t('progress')} max={100} value={progress?.percent} />
      {progress && (
        <span className="w-12 text-right text-sm tabular-nums">{format.percent(progress.percent / 100)}</span>
      )}
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  )
}

export function ExportStatus({ state, onCancel }: { state: ExportState; onCancel: () => void }) {
  const { t } = useTranslation('contentExport')
  switch (state.kind) {
    case 'idle':
      return null
    case 'running':
      return <Running {...state} onCancel={onCancel} />
    case 'done':
      return <Alert tone="success">{t('done')}</Alert>
    case 'cancelled':
      return <Alert tone="info">{t('cancelled')}</Alert>
    case 'busy':
      return <Alert tone="danger">{t('busy')}</Alert>
    case 'failed':
      return <Alert tone="danger">{t('failed')}</Alert>
  }
}
