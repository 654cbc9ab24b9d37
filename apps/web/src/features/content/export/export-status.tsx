import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { ExportState } from './use-export.ts'

function Running({ percent, onCancel }: { percent: number | undefined; onCancel: () => void }) {
  const { t } = useTranslation('contentExport')
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="text-sm">{t('running')}</output>
      <progress
        aria-label={t('progress')}
        max={100}
        value={percent}
        className="h-2.5 min-w-24 grow basis-40 accent-accent"
      />
      {percent !== undefined && (
        <span className="w-12 text-right text-sm tabular-nums">{format.percent(percent / 100)}</span>
      )}
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t('cancel')}
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
      return <Running percent={state.percent} onCancel={onCancel} />
    case 'done':
      return <Alert tone="success">{t('done')}</Alert>
    case 'cancelled':
      return <Alert tone="info">{t('cancelled')}</Alert>
    case 'busy':
      return <Alert tone="danger">{t('busy')}</Alert>
    case 'failed':
      return <Alert tone="danger">{state.detail ? t('told', { detail: state.detail }) : t('failed')}</Alert>
  }
}
