import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { knownFields } from './known-fields.ts'
import type { SaveState } from './use-question-save.ts'

/** How saving ended. */
export function SaveMessage({ state, onAttributes }: { state: SaveState; onAttributes: () => void }) {
  const { t, i18n } = useTranslation('questions')
  if (state.kind === 'saved')
    return (
      <Alert tone="success" role="alert">
        {t('saved')}
      </Alert>
    )
  if (state.kind !== 'problem') return null
  const { problem } = state
  const names = problem.kind === 'invalid' ? knownFields(problem.fields).map((field) => t(`fields.${field}`)) : []
  const fields = new Intl.ListFormat(i18n.language).format(names)
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
