import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format.ts'

interface DraftOfferProps {
  draft: {
    found: { savedAt: string; version?: number | undefined } | undefined
    /** Why nothing can be kept in this browser. */
    problem: 'blocked' | 'full' | undefined
    forget: () => void
  }
  /** The version that is stored now; undefined for what was never stored. */
  version: number | undefined
  /** What to say where somebody has changed it since the draft was begun. */
  older: string
  onRestore: () => void
}

/** Offers text that was not saved, or says that none can be kept. */
export function DraftOffer({ draft: { found, problem, forget }, version, older, onRestore }: DraftOfferProps) {
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
              <Button size="small" variant="secondary" onClick={forget}>
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
