import type { Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRegisteredQuestion } from '../embed/question-registry.ts'
import { StudentView } from '../preview/student-view.tsx'
import { pickText } from './question-text.ts'
import { Summary } from './summary.tsx'
import type { Lifecycle } from './use-lifecycle.ts'

/** The read-only view of an archived question, with buttons to restore and duplicate it. */
export function ArchivedQuestion({ question, lifecycle }: { question: Question; lifecycle: Lifecycle }) {
  const { t } = useTranslation('questions')
  const heading = useId()
  useRegisteredQuestion({
    id: question.id,
    question,
    dirty: false,
    busy: false,
    text: () => pickText(question),
    save: () => Promise.resolve({ kind: 'idle' }),
    look: () => {},
  })
  return (
    <section aria-labelledby={heading} className="grid gap-6">
      <Summary text={question} headingId={heading} />
      <Alert
        tone="warning"
        action={
          <>
            <Button size="small" busy={lifecycle.busy === 'restore'} onClick={() => lifecycle.run('restore')}>
              {t('actions.restore')}
            </Button>
            <Button
              size="small"
              variant="secondary"
              busy={lifecycle.busy === 'duplicate'}
              onClick={() => lifecycle.run('duplicate')}
            >
              {t('actions.duplicate')}
            </Button>
          </>
        }
      >
        {t('archivedNote')}
      </Alert>
      {lifecycle.failed && <Alert tone="danger">{t('done.failed')}</Alert>}
      <StudentView text={question} />
    </section>
  )
}
