import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../list/list-place.ts'
import { ExportForm } from './export-form.tsx'
import { ImportForm } from './import-form.tsx'

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
