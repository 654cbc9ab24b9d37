import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../list/list-place.ts'
import { ExportForm } from './export-form.tsx'
import { ImportForm } from './import-form.tsx'

interface FilesDialogProps {
  open: boolean
  /** What is exported is what is listed. */
  place: ListPlace
  onClose: () => void
}

/** Question banks in files: in and out. */
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
