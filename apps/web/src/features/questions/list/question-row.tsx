import type { ListedQuestion } from '@pathwise/api/questions/questions.schemas'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { Link } from '../../../lib/link.tsx'
import { QuestionTitle } from '../question-title.tsx'
import { useQuestionWords } from '../words.ts'
import { DifficultyBadge, QuestionState } from './row-badges.tsx'

interface QuestionRowProps {
  question: ListedQuestion
  /** The query string that opens the question. */
  address: string
  isOpen: boolean
  isSelected: boolean
  /** Toggles the selection of this row, or extends the selection to it. */
  onSelect: (id: number, isRange: boolean) => void
}

/** The column widths of the rows and the headers when the list takes up the full width of the window. */
const columnStyle =
  '@4xl/list:grid @4xl/list:grid-cols-[minmax(0,3fr)_7rem_6.75rem_minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,1.3fr)_minmax(0,1.5fr)_minmax(0,1.6fr)_6.5rem] @4xl/list:items-center @4xl/list:gap-3'

/**
 * Skips the layout of rows outside the viewport, because the layout of a hundred rows would dominate the render time.
 */
const rowStyle =
  'flex items-stretch [content-visibility:auto] [contain-intrinsic-height:auto_6.5rem] print:[content-visibility:visible] lg:border-b lg:border-line ' +
  'lg:[contain-intrinsic-height:auto_2.5rem] @4xl/list:[contain-intrinsic-height:auto_2.25rem]'

export const QuestionRow = memo(function QuestionRow({ isSelected, onSelect, ...link }: QuestionRowProps) {
  const { t } = useTranslation('questionBulk')
  const { id, title } = link.question
  return (
    <li className={clsx(rowStyle, isSelected ? 'lg:bg-accent-soft' : 'lg:bg-surface')}>
      <label className="-ml-2 flex min-w-11 shrink-0 cursor-pointer items-center justify-center lg:ml-0 lg:min-w-9">
        <input
          type="checkbox"
          aria-label={t('row', { title })}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          className="size-5 lg:size-4"
        />
      </label>
      <QuestionLink {...link} isSelected={isSelected} />
    </li>
  )
})

/**
 * Links to a question. On small screens, the link is a card. On wide screens, it is a row of columns or, next to an
 * open question, two compact lines.
 */
function QuestionLink({ question, address, isOpen, isSelected }: Omit<QuestionRowProps, 'onSelect'>) {
  const words = useQuestionWords()
  const format = useFormat()
  const { legacy_id, title, subject, grade_code, difficulty_level, question_type, skill_tags, updated_at } = question
  const [skill = '', ...furtherSkills] = skill_tags
  const facts = [
    ['subject', words.subject(subject)],
    ['grade', words.grade(grade_code)],
    ['type', words.type(question_type)],
    ['skill', furtherSkills.length > 0 ? `${skill} +${furtherSkills.length}` : skill],
  ] as const
  return (
    <Link
      to={{ search: address }}
      data-question={question.id}
      aria-current={isOpen || undefined}
      className={clsx(
        'block min-w-0 grow rounded-control border px-4 py-3 -outline-offset-2',
        'lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-2 lg:rounded-none lg:border-0 lg:pr-3 lg:pl-1 lg:py-px lg:text-sm @4xl/list:py-0 @4xl/list:min-h-9',
        columnStyle,
        isOpen && 'lg:shadow-[inset_3px_0_0_var(--color-accent)]',
        isOpen || isSelected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-raised',
      )}
    >
      <span className="flex items-start justify-between gap-3 lg:contents">
        <span className="min-w-0 font-semibold wrap-anywhere lg:order-1 lg:truncate">
          <QuestionTitle title={title} />
        </span>
        <span className="shrink-0 lg:order-2 lg:*:py-0 lg:*:text-xs lg:justify-self-end @4xl/list:order-3 @4xl/list:justify-self-start">
          <DifficultyBadge level={difficulty_level} />
        </span>
      </span>
      <span
        className={clsx(
          'mt-1 block text-sm wrap-anywhere lg:order-3 lg:mt-0 lg:truncate lg:text-xs @4xl/list:contents',
          isOpen || isSelected ? 'text-ink' : 'text-muted',
        )}
      >
        <span className="font-mono text-[0.8125rem] lg:text-xs @4xl/list:order-2 @4xl/list:truncate">{legacy_id}</span>
        {facts.map(([name, value]) => (
          <span
            key={name}
            className={clsx(
              'before:content-["_·_"] @4xl/list:order-4 @4xl/list:truncate @4xl/list:before:content-none',
              value === '' && 'hidden @4xl/list:inline',
            )}
          >
            {value}
          </span>
        ))}
        <span className="before:content-['_·_'] @4xl/list:order-6 @4xl/list:truncate @4xl/list:before:content-none">
          {format.shortDate(updated_at)}
        </span>
      </span>
      <span className="mt-1 flex min-w-0 flex-wrap gap-x-3 text-sm font-medium lg:order-4 lg:mt-0 lg:flex-nowrap lg:justify-self-end lg:text-xs @4xl/list:order-5 @4xl/list:justify-self-start">
        <QuestionState question={question} />
      </span>
    </Link>
  )
}

/** The column headers. Hidden from screen readers, which read each row as one link. */
export function ColumnNames() {
  const { t } = useTranslation('questions')
  const names = ['title', 'legacyId', 'difficulty', 'subject', 'grade', 'type', 'skill', 'state', 'updated'] as const
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b border-line bg-raised py-1 pr-3 pl-10 text-xs font-semibold text-muted ${columnStyle}`}
    >
      {names.map((name) => (
        <span key={name} className="truncate">
          {t(`columns.${name}`)}
        </span>
      ))}
    </div>
  )
}
