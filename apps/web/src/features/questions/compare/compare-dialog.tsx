import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import type { QuestionText } from '../editor/question-text.ts'
import { CompareWithRevision } from './compare-with-revision.tsx'

interface CompareDialogProps {
  id: number
  /** The current text; undefined while the dialog is closed. */
  text: QuestionText | undefined
  /** The revision selected at first. */
  revision: number
  onClose: () => void
}

/** The dialog that compares the current text with the original or another stored revision. */
export function CompareDialog({ id, text, revision, onClose }: CompareDialogProps) {
  const { t } = useTranslation('questions')
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={t('compare.title')}
      className="w-[min(72rem,calc(100vw-2rem))]!"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('compare.close')}
        </Button>
      }
    >
      {text && <CompareWithRevision id={id} text={text} start={revision} />}
    </Dialog>
  )
}
