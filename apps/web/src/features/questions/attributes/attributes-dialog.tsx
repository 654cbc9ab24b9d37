import type { CreateQuestionInput, Question } from '@pathwise/api/questions/questions.schemas'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import type { QuestionText } from '../editor/question-text.ts'
import { AttributesForm } from './attributes-form.tsx'

interface AttributesDialogProps {
  open: boolean
  text: QuestionText
  question: Question
  onClose: () => void
  onApply: (input: CreateQuestionInput) => void
}

/** The dialog to edit the attributes of the open question. */
export function AttributesDialog({ open, text, question, onClose, onApply }: AttributesDialogProps) {
  const { t } = useTranslation('questions')
  return (
    <Dialog open={open} onClose={onClose} title={t('attributes.title')} className="w-[min(48rem,calc(100vw-2rem))]!">
      <AttributesForm start={text} question={question} onCancel={onClose} onDone={onApply} />
    </Dialog>
  )
}
