import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { knownFields } from './known-fields.ts'
import type { QuestionSaveState } from './use-question-document.ts'

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
  const names = problem.kind === 'invalid' ? knownFields(problem.fields).map((field) => t(`fields.${field}`)) : []
  const fields = format.list(names)
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
      {problem.kind === 'invalid' ? t('reason.invalid', { fields }) : t(`reason.${problem.kind}`)}
    </Alert>
  )
}
