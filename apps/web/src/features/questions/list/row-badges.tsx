import type { ListedQuestion } from '@pathwise/api/questions/questions.schemas'
import { Badge } from '@pathwise/ui/badge'
import { Flag, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useQuestionWords } from '../words.ts'

const tones = new Map<string, 'danger' | 'info' | 'success' | 'warning'>([
  ['beginner', 'success'],
  ['intermediate', 'info'],
  ['advanced', 'warning'],
  ['expert', 'danger'],
])

export function DifficultyBadge({ level }: { level: string }) {
  const words = useQuestionWords()
  return <Badge tone={tones.get(level) ?? 'neutral'}>{words.difficulty(level)}</Badge>
}

export function QuestionState({ question }: { question: ListedQuestion }) {
  const { t } = useTranslation(['questions', 'questionReview'])
  const { pool, problems, open_reports, review_state, changed_since_review } = question
  const words = useQuestionWords()
  return (
    <>
      {review_state === 'live' ? (
        // Most questions are live, so the state `live` appears only where there is room.
        pool !== 'assessment' && (
          <span className="hidden text-muted @4xl/list:inline">{t('questionReview:state.live')}</span>
        )
      ) : (
        <span className="truncate text-warning">{t(`questionReview:state.${review_state}`)}</span>
      )}
      {changed_since_review && <span className="truncate text-warning">{t('questionReview:state.changed')}</span>}
      {pool === 'assessment' && <span className="truncate text-info">{words.pool(pool)}</span>}
      {problems.length > 0 && (
        <span className="flex items-center gap-1 whitespace-nowrap text-warning">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t('questions:lint.count', { count: problems.length })}
        </span>
      )}
      {open_reports > 0 && (
        <span className="flex items-center gap-1 whitespace-nowrap text-warning">
          <Flag aria-hidden="true" className="size-4 shrink-0" />
          {t('questions:reports.count', { count: open_reports })}
        </span>
      )}
    </>
  )
}
