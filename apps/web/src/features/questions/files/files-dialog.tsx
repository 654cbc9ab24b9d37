import { type TransferFormat, transferFormats } from '@pathwise/question-formats/findings.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { SelectField } from '@pathwise/ui/select-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiBase } from '../../../lib/api-base.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { sessionFetch } from '../../../lib/session/session-fetch.ts'
import { type ListPlace, toFilter } from '../list/list-place.ts'
import { ImportForm } from './import-form.tsx'
import { writeQuery } from './write-query.ts'

interface FilesDialogProps {
  open: boolean
  /** The list's filters, which also select the questions to export. */
  place: ListPlace
  onClose: () => void
}

/** The dialog to import and export question files. */
export function FilesDialog({ open, place, onClose }: FilesDialogProps) {
  const { t } = useTranslation('questionFiles')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      className="w-[min(52rem,calc(100vw-2rem))]!"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="grid gap-8">
        <ImportForm />
        <hr className="border-line" />
        <ExportForm place={place} />
      </div>
    </Dialog>
  )
}

const fileEndings = {
  csv: 'csv',
  jsonl: 'jsonl',
  moodle_xml: 'xml',
  gift: 'gift',
  qti: 'zip',
} as const satisfies Record<TransferFormat, string>

/** Exports the questions that match the list's filters to a file. */
function ExportForm({ place }: { place: ListPlace }) {
  const { t } = useTranslation('questionFiles')
  const id = useId()
  const [format, setFormat] = useState<TransferFormat>('csv')
  const [state, setState] = useState<'failed' | 'idle' | 'running'>('idle')

  async function download() {
    setState('running')
    try {
      const response = await sessionFetch(
        `${apiBase}/admin/questions/export?${writeQuery({ format, ...toFilter(place) })}`,
      )
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
      aria-labelledby={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void download()
      }}
    >
      <div>
        <h3 id={id} className="text-lg font-semibold">
          {t('export.title')}
        </h3>
        <p className="text-muted">{t('export.lead')}</p>
      </div>
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
