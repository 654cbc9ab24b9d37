import type { ImportPreview, ImportProgress as Progress } from '@pathwise/api/questions/import/import.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Spinner } from '@pathwise/ui/spinner'
import { useTranslation } from 'react-i18next'
import { ImportReport } from './import-report.tsx'
import type { ImportState } from './use-import.ts'

/** The progress of a running import, with a cancel button. */
function ImportProgress({ progress: { phase, done, total }, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { t } = useTranslation('questionFiles')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="text-sm tabular-nums">{t(`progress.${phase}`, { done, total: total ?? done })}</output>
      <progress
        aria-label={t('progress.label')}
        {...(total !== undefined && { max: Math.max(total, 1), value: done })}
        className="h-2.5 min-w-24 grow basis-40"
      />
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t('import.cancel')}
      </Button>
    </div>
  )
}

function Checked({ preview: { accepted, rows } }: { preview: ImportPreview }) {
  const { t } = useTranslation('questionFiles')
  const empty = !rows.some(({ action }) => action === 'create' || action === 'replace')
  return (
    <>
      {accepted && empty && <Alert tone="warning">{t('report.nothing')}</Alert>}
      {accepted && !empty && <Alert tone="success">{t('report.accepted')}</Alert>}
      {!accepted && <Alert tone="danger">{t('report.refused')}</Alert>}
      <ImportReport rows={rows} />
    </>
  )
}

/** Shows the current state or the result of an import. */
export function ImportOutcome({ state, onCancel }: { state: ImportState; onCancel: () => void }) {
  const { t } = useTranslation('questionFiles')
  switch (state.kind) {
    case 'idle':
      return null
    case 'checking':
      return (
        <output className="flex items-center gap-3">
          <Spinner />
          {t('import.checking')}
        </output>
      )
    case 'checked':
      return <Checked preview={state.preview} />
    case 'importing':
      return <ImportProgress progress={state.progress} onCancel={onCancel} />
    case 'finished': {
      const { created, replaced, unchanged, left_out } = state.counts
      return <Alert tone="success">{t('finished', { created, replaced, unchanged, leftOut: left_out })}</Alert>
    }
    case 'refused':
      return (
        <>
          <Alert tone="danger">{t('report.refused')}</Alert>
          <ImportReport rows={state.rows} />
        </>
      )
    case 'cancelled':
      return <Alert tone="info">{t('import.cancelled')}</Alert>
    case 'failed':
      return <Alert tone="danger">{t(state.reason)}</Alert>
  }
}
