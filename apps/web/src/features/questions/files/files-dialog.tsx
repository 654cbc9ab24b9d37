import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { apiBase } from '../../../lib/api-base.ts'
import { sessionFetch } from '../../../lib/session/session-fetch.ts'
import { type ListPlace, toFilter } from '../list/list-place.ts'
import { ExportForm } from './export-form.tsx'
import { ImportForm } from './import-form.tsx'
import { writeQuery } from './write-query.ts'

interface FilesDialogProps {
  open: boolean
  /** The filters of the list, which also select the questions to export. */
  place: ListPlace
  onClose: () => void
}

export function FilesDialog({ open, place, onClose }: FilesDialogProps) {
  const { t } = useTranslation(['questionFiles', 'common'])
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      width="wide"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <div className="grid gap-8">
        <ImportForm />
        <hr className="border-line" />
        <div className="grid gap-4">
          <div>
            <h3 id={id} className="text-lg font-semibold">
              {t('export.title')}
            </h3>
            <p className="text-muted">{t('export.lead')}</p>
          </div>
          <ExportForm
            labelledBy={id}
            request={(format) =>
              sessionFetch(
                `${apiBase}/admin/questions/export?${writeQuery({ format, progress: true, ...toFilter(place) })}`,
              )
            }
          />
        </div>
      </div>
    </Dialog>
  )
}
