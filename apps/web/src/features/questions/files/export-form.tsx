import { type TransferFormat, transferFormats } from '@pathwise/question-formats/findings.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file.ts'

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
  /** Requests the file. */
  request: (format: TransferFormat) => Promise<Response>
}

export function ExportForm({ labelledBy, request }: ExportFormProps) {
  const { t } = useTranslation('questionFiles')
  const [format, setFormat] = useState<TransferFormat>('csv')
  const [state, setState] = useState<'failed' | 'idle' | 'running'>('idle')

  async function download() {
    setState('running')
    try {
      const response = await request(format)
      if (!response.ok) throw new Error(`The export was answered with ${response.status}`)
      downloadFile(`questions.${fileEndings[format]}`, await response.blob())
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
        <Button type="submit" variant="secondary" busy={state === 'running'}>
          {t(state === 'running' ? 'export.running' : 'export.start')}
        </Button>
      </div>
      {state === 'failed' && <Alert tone="danger">{t('export.failed')}</Alert>}
    </form>
  )
}
