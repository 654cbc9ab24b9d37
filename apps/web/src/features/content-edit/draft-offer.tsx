import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import type { Draft } from './drafts.ts'

interface DraftOfferProps {
  draft: Draft
  /** Whether the item has been saved by somebody since. */
  older: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers text that was not saved. */
export function DraftOffer({ draft, older, onRestore, onDiscard }: DraftOfferProps) {
  const { t, i18n } = useTranslation('contentEdit')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(draft.savedAt),
  )
  return (
    <Alert
      tone="info"
      action={
        <>
          <Button size="small" onClick={onRestore}>
            {t('draft.restore')}
          </Button>
          <Button size="small" variant="secondary" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      <p>{t('draft.found', { time })}</p>
      {older && <p>{t('draft.older')}</p>}
    </Alert>
  )
}
