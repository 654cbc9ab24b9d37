import type { Finding } from '@pathwise/api/questions/lint.schemas'
import type { Question } from '@pathwise/api/questions/questions.schemas'
import { revisionContentSchema } from '@pathwise/api/questions/revisions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConflictPanel } from '../../../lib/editing/conflict-panel.tsx'
import { CopyText } from '../../../lib/editing/copy-text.tsx'
import { useFormat } from '../../../lib/format.ts'
import { Comparison } from '../compare/comparison.tsx'
import { useListPlace } from '../list/list-place.ts'
import type { QuestionText } from './question-text.ts'
import type { QuestionSaveState } from './use-question-document.ts'

function FindingRow({ finding: { rule, place, detail, other } }: { finding: Finding }) {
  const { t } = useTranslation('questions')
  const { buildAddress } = useListPlace()
  const [field = '', choice] = place.split('.')
  const [known] = knownFields([field])
  const where = choice ? t('attributes.choice', { id: choice }) : known ? t(`fields.${known}`) : place
  return (
    <li className="wrap-anywhere">
      {t(`lint.findings.${rule}`, { place: where, detail })}{' '}
      {other && (
        <Link to={buildAddress(other.id)} className="font-medium text-accent underline underline-offset-4">
          {`${other.legacy_id} · ${other.title}`}
        </Link>
      )}
    </li>
  )
}

/** Lists the lint findings of the saved question. Renders nothing when there are none. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation('questions')
  if (findings.length === 0) return null
  return (
    <details open className="rounded-control border border-warning/40 bg-warning-soft px-4 py-3">
      <summary className="cursor-pointer font-semibold text-warning">
        <TriangleAlert aria-hidden="true" className="mr-2 mb-0.5 inline size-5" />
        {t('lint.title')}
      </summary>
      <ul className="mt-2 list-disc pl-6">
        {findings.map((finding) => (
          <FindingRow key={JSON.stringify(finding)} finding={finding} />
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{t('lint.note')}</p>
    </details>
  )
}

/** Shows the result of the last save. */
export function SaveMessage({ state, onAttributes }: { state: QuestionSaveState; onAttributes: () => void }) {
  const { t } = useTranslation('questions')
  const format = useFormat()
  if (state.kind === 'saved')
    return (
      <Alert tone="success" role="alert">
        {t('saved')}
      </Alert>
    )
  if (state.kind !== 'problem') return null
  const { problem } = state
  const inAttributes = problem.kind === 'idTaken' || problem.kind === 'invalid'
  return (
    <Alert
      tone="danger"
      title={t('saveFailed')}
      action={
        inAttributes && (
          <Button size="small" variant="secondary" onClick={onAttributes}>
            {t('actions.attributes')}
          </Button>
        )
      }
    >
      {problem.kind === 'invalid'
        ? t('reason.invalid', { fields: format.list(knownFields(problem.fields).map((field) => t(`fields.${field}`))) })
        : t(`reason.${problem.kind}`)}
    </Alert>
  )
}

/** Returns the editable fields among these names. */
function knownFields(names: readonly string[]) {
  return revisionContentSchema.keyof().options.filter((field) => names.includes(field))
}

interface ConflictProps {
  mine: QuestionText
  theirs: Question
  keepMine: () => void
  takeTheirs: () => void
}

/** Joins the texts of a question into one HTML document. */
function buildDocument({ content_question_mj, choices, hints, explanation, rubric }: QuestionText): string {
  const list = choices.map(({ id, html, feedback = '' }) => `<p><strong>${id}</strong> ${html}</p><p>${feedback}</p>`)
  return [content_question_mj, ...list, ...hints, explanation, rubric].join('')
}

/** Shows the user's text and the saved text side by side after a version conflict, with differences marked. */
export function Conflict({ mine, theirs, ...choose }: ConflictProps) {
  const { t } = useTranslation(['questions', 'unsaved'])
  const side = (whose: 'mine' | 'theirs', text: QuestionText) => ({
    name: t(`unsaved:conflict.${whose}`),
    text,
    actions: <CopyText whose={whose} html={buildDocument(text)} />,
  })
  return (
    <ConflictPanel title={t('conflict.title')} text={t('conflict.text')} {...choose}>
      <Comparison before={side('theirs', theirs)} after={side('mine', mine)} />
    </ConflictPanel>
  )
}
