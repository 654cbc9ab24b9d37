import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format.ts'
import { type Draft, isOutdated } from './draft.ts'

interface DraftOfferProps {
  draft: {
    found: Draft<object> | undefined
    /** The reason that this browser cannot store drafts. */
    problem: 'blocked' | 'full' | undefined
    discard: () => void
  }
  /** Undefined for a new document. */
  stored: { version: number; updated_at: string } | undefined
  /** Shown if the document has changed since the draft was started. */
  older: string
  onRestore: () => void
}

/** Offers to restore a draft, or warns that drafts cannot be stored. */
export function DraftOffer({ draft: { found, problem, discard }, stored, older, onRestore }: DraftOfferProps) {
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
          {stored && isOutdated(found, stored) && <p>{older}</p>}
        </Alert>
      )}
      {problem && <Alert tone="warning">{t(`draft.${problem}`)}</Alert>}
    </>
  )
}
