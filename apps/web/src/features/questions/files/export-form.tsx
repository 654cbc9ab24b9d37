import { type TransferFormat, transferFormats } from '@pathwise/question-formats/findings.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { ProgressBar } from '@pathwise/ui/progress-bar'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file.ts'
import { type ExportProgress, readExportedFile } from './read-export.ts'

const fileEndings = {
  csv: 'csv',
  jsonl: 'jsonl',
  moodle_xml: 'xml',
  gift: 'gift',
  qti: 'zip',
} as const satisfies Record<TransferFormat, string>

interface ExportFormProps {
  /** The id of the heading element. */
  labelledBy?: string
  /** Requests the export. The response contains progress messages and the file. */
  request: (format: TransferFormat) => Promise<Response>
}

export function ExportForm({ labelledBy, request }: ExportFormProps) {
  const { t } = useTranslation('questionFiles')
  const [format, setFormat] = useState<TransferFormat>('csv')
  const [state, setState] = useState<'failed' | 'idle' | ExportProgress>('idle')
  const progress = typeof state === 'object' ? state : undefined

  async function download() {
    setState({ done: 0, total: 0 })
    try {
      downloadFile(`questions.${fileEndings[format]}`, await readExportedFile(await request(format), setState))
      setState('idle')
    } catch (error) {
      console.error('The questions could not be exported', error)
      setState('failed')
    }
  }

  return (
    <form
      aria-labelledby={labelledBy}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void download()
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <SelectField
            label={t('format.label')}
            options={transferFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
            value={format}
            onChange={setFormat}
          />
        </div>
        <Button type="submit" variant="secondary" busy={progress !== undefined}>
          {t(progress ? 'export.running' : 'export.start')}
        </Button>
      </div>
      {progress && progress.total > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-sm tabular-nums">{t('export.progress', { ...progress })}</span>
          <ProgressBar label={t('export.progressLabel')} max={progress.total} value={progress.done} />
        </div>
      )}
      {state === 'failed' && <Alert tone="danger">{t('export.failed')}</Alert>}
    </form>
  )
}
