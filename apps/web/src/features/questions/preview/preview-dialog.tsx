import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import type { QuestionText } from '../editor/question-text.ts'
import { StudentView } from './student-view.tsx'

interface PreviewDialogProps {
  /** Undefined while the dialog is closed. */
  text: QuestionText | undefined
  onClose: () => void
}

export function PreviewDialog({ text, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('questions')
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={t('preview.title')}
      className="w-[min(48rem,calc(100vw-2rem))]!"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('preview.close')}
        </Button>
      }
    >
      {text && <StudentView text={text} />}
    </Dialog>
  )
}
