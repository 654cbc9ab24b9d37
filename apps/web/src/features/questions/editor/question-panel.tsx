import type { Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { CommentsPanel } from '../comments/comments-panel.tsx'
import { useRegisteredFailure, useRegisteredQuestion } from '../embed/question-registry.ts'
import { StudentView } from '../preview/student-view.tsx'
import { ReportsPanel } from '../reports/reports-panel.tsx'
import { StatisticsPanel } from '../statistics/statistics-panel.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { pickText } from './question-text.ts'
import { Summary } from './summary.tsx'
import { type Lifecycle, useLifecycle, useOpenQuestion } from './use-open-question.ts'

export function MissingQuestion() {
  const { t } = useTranslation('questions')
  return (
    <EmptyState icon={<SearchX />} title={t('open.missing')}>
      {t('open.missingText')}
    </EmptyState>
  )
}

interface QuestionPanelProps {
  id: number
  onCopy: (copy: Question) => void
  /** See `QuestionEditor`. */
  onFindNext: () => () => void
}

/** Loads the question and opens its editor. Use the id as the `key` to reset state when another question is opened. */
export function QuestionPanel({ id, onCopy, onFindNext }: QuestionPanelProps) {
  const { t } = useTranslation('questions')
  const visitor = useVisitor()
  const { data, error, refetch } = useOpenQuestion(id)
  const lifecycle = useLifecycle(id, onCopy)
  const missing = toApiFailure(error).status === 404
  useRegisteredFailure(id, missing ? 'not_found' : error ? 'failed' : undefined)
  if (visitor.kind !== 'signed-in') return null
  if (data)
    return (
      <div className="grid min-w-0 gap-8">
        {data.deleted_at ? (
          <ArchivedQuestion question={data} lifecycle={lifecycle} />
        ) : (
          <QuestionEditor userId={visitor.user.id} start={data} lifecycle={lifecycle} onFindNext={onFindNext} />
        )}
        <CommentsPanel id={id} userId={visitor.user.id} />
        <ReportsPanel id={id} />
        {data.pool === 'assessment' && <StatisticsPanel id={id} />}
      </div>
    )
  if (missing) return <MissingQuestion />
  if (!error)
    return (
      <Loading label={t('open.loading')}>
        <div className="grid gap-4">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      </Loading>
    )
  return <RetryAlert onRetry={() => void refetch()}>{t('open.failed')}</RetryAlert>
}

/** Shows an archived question read-only, with buttons to restore or duplicate it. */
function ArchivedQuestion({ question, lifecycle }: { question: Question; lifecycle: Lifecycle }) {
  const { t } = useTranslation(['questions', 'common'])
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
      {lifecycle.failed && <Alert tone="danger">{t('common:failed')}</Alert>}
      <StudentView text={question} />
    </section>
  )
}
