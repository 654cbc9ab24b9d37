import type { ImportPreview, ImportProgress as Progress } from '@pathwise/api/questions/import/import.schemas'
import type { FileColumn, ImportFormat } from '@pathwise/question-formats/findings.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { ProgressBar } from '@pathwise/ui/progress-bar'
import { Spinner } from '@pathwise/ui/spinner'
import { useTranslation } from 'react-i18next'
import { Revealed } from '../../../lib/reveal-result.tsx'
import { SetFindings } from '../set-findings.tsx'
import { ImportReport } from './import-report.tsx'
import { RejectedRows } from './rejected-rows.tsx'
import { ReplacedPictures } from './replaced-pictures.tsx'
import type { ImportState } from './use-import.ts'

/** Screen readers announce the start but not the counts, because every change would be announced. */
function Count({ count }: { count: string | undefined }) {
  const { t } = useTranslation('questionFiles')
  return count === undefined ? <output>{t('progress.starting')}</output> : <span className="tabular-nums">{count}</span>
}

function ImportProgress({ progress: { phase, done, total }, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { t } = useTranslation(['questionFiles', 'common'])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-sm">
        <Count count={total === undefined ? undefined : t(`progress.${phase}`, { done, total })} />
      </span>
      <ProgressBar
        label={t('progress.label')}
        max={Math.max(total ?? 1, 1)}
        value={total === undefined ? undefined : done}
      />
      {phase !== 'checking' && (
        <Button variant="secondary" size="small" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      )}
    </div>
  )
}

function Checked({
  preview: { accepted, columns, findings, rows },
  format,
}: {
  preview: ImportPreview
  format: ImportFormat
}) {
  const { t } = useTranslation('questionFiles')
  const empty = !rows.some(({ action }) => action === 'create' || action === 'replace')
  const refused = rows.filter(({ action }) => action === 'refuse').length
  return (
    <>
      <Revealed>
        {accepted && empty && <Alert tone="warning">{t('report.nothing')}</Alert>}
        {accepted && !empty && refused === 0 && <Alert tone="success">{t('report.accepted')}</Alert>}
        {accepted && !empty && refused > 0 && <Alert tone="warning">{t('report.partly', { count: refused })}</Alert>}
        {!accepted && <Alert tone="danger">{t('report.refused')}</Alert>}
      </Revealed>
      <SetFindings findings={findings} />
      <RejectedRows format={format} columns={columns} rows={rows} />
      <ImportReport rows={rows} />
    </>
  )
}

interface ImportOutcomeProps {
  state: ImportState
  format: ImportFormat
  /** The columns of the previewed file. Empty if the file is not a table. */
  columns: readonly FileColumn[]
  onCancel: () => void
}

export function ImportOutcome({ state, format, columns, onCancel }: ImportOutcomeProps) {
  const { t } = useTranslation('questionFiles')
  switch (state.kind) {
    case 'idle':
      return null
    case 'checking': {
      const { phase, done, total } = state.progress
      const name = phase === 'reading' ? 'dryRun' : phase
      return (
        <p className="flex items-center gap-3">
          <Spinner />
          <Count count={total === undefined ? undefined : t(`progress.${name}`, { done, total })} />
        </p>
      )
    }
    case 'checked':
      return <Checked preview={state.preview} format={format} />
    case 'importing':
      // The pressed button disappears, so the focus moves to the progress.
      return (
        <Revealed>
          <ImportProgress progress={state.progress} onCancel={onCancel} />
        </Revealed>
      )
    case 'finished': {
      const { created, replaced, unchanged, left_out, refused } = state.counts
      return (
        <>
          <Revealed>
            <Alert tone="success">{t('finished', { created, replaced, unchanged, leftOut: left_out, refused })}</Alert>
          </Revealed>
          <RejectedRows format={format} columns={columns} rows={state.rows} />
          <ReplacedPictures rows={state.rows} />
        </>
      )
    }
    case 'refused':
      return (
        <>
          <Revealed>
            <Alert tone="danger">{t('report.refused')}</Alert>
          </Revealed>
          <RejectedRows format={format} columns={columns} rows={state.rows} />
          <ImportReport rows={state.rows} />
        </>
      )
    case 'cancelled':
    case 'lost':
    case 'stored':
      return (
        <Revealed key={state.kind}>
          <Alert tone="warning">{t(`import.${state.kind}`)}</Alert>
        </Revealed>
      )
    case 'failed':
      return (
        <Revealed key="failed">
          <Alert tone="danger">{t(state.reason)}</Alert>
        </Revealed>
      )
  }
}
