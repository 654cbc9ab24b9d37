import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import type { ContentProblem, ContentSaveState } from './use-content-document.ts'

const texts = {
  missing: 'title.missing',
  long: 'title.long',
  tooLarge: 'tooLarge',
  trashed: 'trashed.whileEditing',
  failed: 'failed',
  conflictUnknown: 'conflict.failed',
} as const satisfies Record<ContentProblem, string>

/** Shows the result of the last save. */
export function SaveMessage({ state, onSaveAsNew }: { state: ContentSaveState; onSaveAsNew: () => void }) {
  const { t } = useTranslation('contentEdit')
  const format = useFormat()
  if (state.kind === 'saved') {
    return <Alert tone="success">{t('savedAt', { time: format.timeWithSeconds(state.at) })}</Alert>
  }
  if (state.kind !== 'problem') return null
  const actions = (
    <>
      <Button size="small" onClick={onSaveAsNew}>
        {t('trashed.saveAsNew')}
      </Button>
      <Link to="/admin/trash" className={buttonStyle({ variant: 'secondary', size: 'small' })}>
        {t('trashed.open')}
      </Link>
    </>
  )
  return (
    <Alert tone="danger" action={state.problem === 'trashed' && actions}>
      {t(texts[state.problem])}
    </Alert>
  )
}
