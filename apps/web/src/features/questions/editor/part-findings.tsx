import type { Finding } from '@pathwise/api/questions/lint.schemas'
import { revisionContentSchema } from '@pathwise/api/questions/revisions.schemas'
import { questionDifficulties } from '@pathwise/question-formats/vocabulary.schemas'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { useListPlace } from '../list/list-place.ts'
import { useQuestionWords } from '../words.ts'

/** Returns the names that belong to editable fields. */
export function pickEditableFields(names: readonly string[]) {
  return revisionContentSchema.keyof().options.filter((field) => names.includes(field))
}

function FindingRow({ finding: { rule, place, detail, other } }: { finding: Finding }) {
  const { t } = useTranslation('questions')
  const { buildAddress } = useListPlace()
  const words = useQuestionWords()
  const level = questionDifficulties.find((known) => rule === 'level_far_from_learned' && known === detail)
  const [field = '', choice] = place.split('.')
  const [known] = pickEditableFields([field])
  const where = choice ? t('attributes.choice', { id: choice }) : known ? t(`fields.${known}`) : place
  return (
    <li className="flex gap-2 wrap-anywhere">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <span className="min-w-0">
        <span>{t(`lint.findings.${rule}`, { place: where, detail: level ? words.difficulty(level) : detail })}</span>{' '}
        {other && (
          <Link to={buildAddress(other.id)} className={textLinkStyle()}>
            {`${other.legacy_id} · ${other.title}`}
          </Link>
        )}
      </span>
    </li>
  )
}

/** Lists the lint findings for one part of the saved question. */
export function PartFindings({ findings, part }: { findings: readonly Finding[]; part: keyof typeof parts }) {
  const { t } = useTranslation('questions')
  const fields: readonly string[] = parts[part]
  const found = findings.filter(({ place }) => fields.includes(place.split('.')[0] ?? ''))
  if (found.length === 0) return null
  return (
    <ul
      aria-label={t('lint.title')}
      className="grid gap-1 rounded-control border border-warning/40 bg-warning-soft px-3 py-2 text-sm"
    >
      {found.map((finding) => (
        <FindingRow key={JSON.stringify(finding)} finding={finding} />
      ))}
      <li className="text-muted">{t('lint.note')}</li>
    </ul>
  )
}

/** Maps each part of the editor to the question fields whose lint findings are listed there. */
const parts = {
  text: ['title', 'content_question_mj'],
  answer: ['choices', 'answer', 'accepted_answers', 'answer_tolerance', 'answer_unit'],
  teaching: ['hints', 'rubric', 'explanation'],
  attributes: [
    'legacy_id',
    'subject',
    'course',
    'grade_code',
    'education_level',
    'difficulty_level',
    'difficulty_score',
    'question_type',
    'estimated_seconds',
    'pool',
    'skill_tags',
  ],
} as const satisfies Record<string, ReturnType<typeof pickEditableFields>>
