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

function ImportProgress({ progress: { phase, done, total }, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { t } = useTranslation(['questionFiles', 'common'])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="text-sm tabular-nums">
        {total === undefined ? t('progress.starting') : t(`progress.${phase}`, { done, total })}
      </output>
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
  const describeCheck = ({ phase, done, total }: Progress) =>
    total === undefined
      ? t('progress.starting')
      : t(`progress.${phase === 'reading' ? 'dryRun' : phase}`, { done, total })
  switch (state.kind) {
    case 'idle':
      return null
    case 'checking':
      return (
        <output className="flex items-center gap-3 tabular-nums">
          <Spinner />
          {describeCheck(state.progress)}
        </output>
      )
    case 'checked':
      return <Checked preview={state.preview} format={format} />
    case 'importing':
      return <ImportProgress progress={state.progress} onCancel={onCancel} />
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
