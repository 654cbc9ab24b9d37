import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'

interface DraftOfferProps {
  /** When it was kept, as ISO time. */
  savedAt: string
  /** Whether what is stored has been changed by somebody since. */
  older: boolean
  words: { found: (time: string) => string; older: string; restore: string; discard: string }
  onRestore: () => void
  onDiscard: () => void
}

/** Offers text that was not saved. */
export function DraftOffer({ savedAt, older, words, onRestore, onDiscard }: DraftOfferProps) {
  const { i18n } = useTranslation()
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Alert
      tone="info"
      action={
        <>
          <Button size="small" onClick={onRestore}>
            {words.restore}
          </Button>
          <Button size="small" variant="secondary" onClick={onDiscard}>
            {words.discard}
          </Button>
        </>
      }
    >
      <p>{words.found(moment.format(new Date(savedAt)))}</p>
      {older && <p>{words.older}</p>}
    </Alert>
  )
}
