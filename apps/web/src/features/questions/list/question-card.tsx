import type { ListedQuestion } from '@pathwise/api/questions/questions.schemas'
import { Badge } from '@pathwise/ui/badge'
import { clsx } from 'clsx'
import { Flag, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router'
import { QuestionTitle } from '../question-title.tsx'
import { useQuestionWords } from '../words.ts'

interface QuestionCardProps {
  question: ListedQuestion
  to: LinkProps['to']
  selected: boolean
}

/** A list entry that links to its question. */
export function QuestionCard({ question, to, selected }: QuestionCardProps) {
  const { t } = useTranslation(['questions', 'questionReview'])
  const words = useQuestionWords()
  const { legacy_id, title, subject, grade_code, difficulty_level, question_type, pool, problems, open_reports } =
    question
  const { review_state, changed_since_review } = question
  return (
    <Link
      to={to}
      data-question={question.id}
      aria-current={selected || undefined}
      className={clsx(
        'block rounded-control border px-4 py-3 -outline-offset-2 transition-colors',
        selected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-raised',
      )}
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">
          <QuestionTitle title={title} />
        </span>
        <span className="shrink-0">
          <DifficultyBadge level={difficulty_level} />
        </span>
      </span>
      <span className={clsx('mt-1 block text-sm wrap-anywhere', selected ? 'text-ink' : 'text-muted')}>
        <span className="font-mono text-[0.8125rem]">{legacy_id}</span>
        {` · ${words.subject(subject)} · ${words.grade(grade_code)} · ${words.type(question_type)}`}
        {pool === 'assessment' && ` · ${words.pool(pool)}`}
        {review_state !== 'live' && ` · ${t(`questionReview:state.${review_state}`)}`}
        {changed_since_review && ` · ${t('questionReview:state.changed')}`}
      </span>
      {problems.length > 0 && (
        <span className="mt-1 flex items-center gap-1.5 text-sm font-medium text-warning">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t('lint.count', { count: problems.length })}
        </span>
      )}
      {open_reports > 0 && (
        <span className="mt-1 flex items-center gap-1.5 text-sm font-medium text-warning">
          <Flag aria-hidden="true" className="size-4 shrink-0" />
          {t('reports.count', { count: open_reports })}
        </span>
      )}
    </Link>
  )
}

const tones = new Map<string, 'danger' | 'info' | 'success' | 'warning'>([
  ['beginner', 'success'],
  ['intermediate', 'info'],
  ['advanced', 'warning'],
  ['expert', 'danger'],
])

function DifficultyBadge({ level }: { level: string }) {
  const words = useQuestionWords()
  return <Badge tone={tones.get(level) ?? 'neutral'}>{words.difficulty(level)}</Badge>
}
