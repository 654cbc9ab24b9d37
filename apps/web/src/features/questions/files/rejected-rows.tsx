import type { ImportedRow } from '@pathwise/api/questions/import/import.schemas'
import type { FileColumn, ImportFormat } from '@pathwise/question-formats/findings.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file.ts'
import { useFindingText } from './finding-text.ts'
import { buildRejectedFile, chooseRejectedFormat } from './rejected-file.ts'

interface RejectedRowsProps {
  format: ImportFormat
  columns: readonly FileColumn[]
  rows: readonly ImportedRow[]
}

const endings = { csv: 'csv', xlsx: 'xlsx', jsonl: 'jsonl', moodle_xml: 'xml', gift: 'gift', qti: 'csv' } as const

/** A button that downloads the rejected rows with their reasons. */
export function RejectedRows({ format, columns, rows }: RejectedRowsProps) {
  const { t } = useTranslation('questionFiles')
  const describe = useFindingText()
  const [failed, setFailed] = useState(false)
  const rejected = rows.filter(({ action, number }) => action === 'refuse' && number > 0)
  if (rejected.length === 0) return null

  async function download() {
    try {
      setFailed(false)
      const written = chooseRejectedFormat(format, rejected)
      const file = await buildRejectedFile({ format: written, columns, rows: rejected, describe })
      downloadFile(`refused.${endings[written]}`, file)
    } catch (error) {
      console.error('The file of rejected rows could not be built', error)
      setFailed(true)
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4" />
          {t('rejected.download', { count: rejected.length })}
        </Button>
        <p className="text-sm text-muted">{t('rejected.note')}</p>
      </div>
      {failed && <Alert tone="danger">{t('rejected.failed')}</Alert>}
    </div>
  )
}
