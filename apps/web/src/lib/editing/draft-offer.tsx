import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format.ts'

interface DraftOfferProps {
  draft: {
    found: { savedAt: string; version?: number | undefined } | undefined
    /** The reason why drafts cannot be stored in this browser. */
    problem: 'blocked' | 'full' | undefined
    discard: () => void
  }
  /** The stored version, or undefined for a new document. */
  version: number | undefined
  /** The message to show when the document has changed since the user started the draft. */
  older: string
  onRestore: () => void
}

/** Offers to restore an unsaved draft, or warns that drafts cannot be stored. */
export function DraftOffer({ draft: { found, problem, discard }, version, older, onRestore }: DraftOfferProps) {
  const { t } = useTranslation('unsaved')
  const format = useFormat()
  return (
    <>
      {found && (
        <Alert
          tone="info"
          action={
            <>
              <Button size="small" onClick={onRestore}>
                {t('draft.restore')}
              </Button>
              <Button size="small" variant="secondary" onClick={discard}>
                {t('draft.discard')}
              </Button>
            </>
          }
        >
          <p>{t('draft.found', { time: format.shortDateTime(found.savedAt) })}</p>
          {version !== undefined && found.version !== version && <p>{older}</p>}
        </Alert>
      )}
      {problem && <Alert tone="warning">{t(`draft.${problem}`)}</Alert>}
    </>
  )
}
