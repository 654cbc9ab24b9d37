import type { Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { ConflictPanel } from '../../../lib/editing/conflict-panel.tsx'
import { CopyText } from '../../../lib/editing/copy-text.tsx'
import { useFormat } from '../../../lib/format.ts'
import { Comparison } from '../compare/comparison.tsx'
import { pickEditableFields } from './part-findings.tsx'
import type { QuestionText } from './question-text.ts'
import type { QuestionSaveState } from './use-question-document.ts'

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
      // Leave space above the alert when it scrolls into view, so that the sticky row of buttons does not cover it.
      className="scroll-mt-16"
      action={
        inAttributes && (
          <Button size="small" variant="secondary" onClick={onAttributes}>
            {t('actions.attributes')}
          </Button>
        )
      }
    >
      {problem.kind === 'invalid'
        ? t('reason.invalid', {
            fields: format.list(pickEditableFields(problem.fields).map((field) => t(`fields.${field}`))),
          })
        : t(`reason.${problem.kind}`)}
    </Alert>
  )
}

interface ConflictProps {
  mine: QuestionText
  theirs: Question
  keepMine: () => void
  takeTheirs: () => void
}

/** Joins the text parts of a question into one HTML string. */
function buildDocument({ content_question_mj, choices, hints, explanation, rubric }: QuestionText): string {
  const list = choices.map(({ id, html, feedback = '' }) => `<p><strong>${id}</strong> ${html}</p><p>${feedback}</p>`)
  return [content_question_mj, ...list, ...hints, explanation, rubric].join('')
}

/** Shows the user's version next to the saved version after a version conflict, and marks the differences. */
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
