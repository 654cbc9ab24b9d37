import type { Question } from '@pathwise/api/questions/questions.schemas'
import { useTranslation } from 'react-i18next'
import { ConflictPanel } from '../../../lib/editing/conflict-panel.tsx'
import { CopyText } from '../../../lib/editing/copy-text.tsx'
import { Comparison } from '../compare/comparison.tsx'
import type { QuestionText } from './question-text.ts'

interface ConflictProps {
  mine: QuestionText
  theirs: Question
  keepMine: () => void
  takeTheirs: () => void
}

/** Joins the body, choices and explanation into one HTML document. */
function buildDocument({ content_question_mj, choices, explanation }: QuestionText): string {
  const list = choices.map(({ id, html }) => `<p><strong>${id}</strong> ${html}</p>`)
  return [content_question_mj, ...list, explanation].join('')
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
