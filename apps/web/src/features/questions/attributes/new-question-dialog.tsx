import type { CreateQuestionInput, Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'
import type { ListPlace } from '../list/list-place.ts'
import { emptyQuestion } from './attribute-values.ts'
import { AttributesForm } from './attributes-form.tsx'

interface NewQuestionDialogProps {
  open: boolean
  /** The filters of the list. They determine the default subject, grade and difficulty of the new question. */
  place: ListPlace
  onClose: () => void
  onCreated: (question: Question) => void
}

export function NewQuestionDialog({ open, place, onClose, onCreated }: NewQuestionDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const utils = trpc.useUtils()
  const create = trpc.questions.create.useMutation({
    onSuccess: (question) => {
      invalidateLists(utils.questions)
      onCreated(question)
    },
    onError: (error) => console.error('The question could not be created', error),
  })
  const failure = create.error && toApiFailure(create.error)
  const refused = failure?.reason === 'legacy_id_taken' ? ['legacy_id'] : (failure?.fields ?? [])
  const close = () => {
    create.reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t('attributes.newTitle')} width="wide">
      {failure && (
        <Alert tone="danger" className="mb-4">
          {failure.reason === 'legacy_id_taken' ? t('reason.idTaken') : t('common:failed')}
        </Alert>
      )}
      <AttributesForm
        start={{
          ...emptyQuestion,
          subject: place.subject ?? emptyQuestion.subject,
          grade_code: place.grade ?? emptyQuestion.grade_code,
          difficulty_level: place.difficulty ?? emptyQuestion.difficulty_level,
        }}
        question={undefined}
        busy={create.isPending}
        refused={refused}
        onCancel={close}
        onDone={(input: CreateQuestionInput) => create.mutate(input)}
      />
    </Dialog>
  )
}
