import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ShareDialogProps {
  open: boolean
  onClose: () => void
  onCopy: (sharesAnswers: boolean) => void
}

/** Asks whether the link should include the answers. The link always includes the verdicts. */
export function ShareDialog({ open, onClose, onCopy }: ShareDialogProps) {
  const { t } = useTranslation('plan')
  const hint = useId()
  const [sharesAnswers, setSharesAnswers] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('share.title')}
      description={t('share.text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cover.cancel')}
          </Button>
          <Button onClick={() => onCopy(sharesAnswers)}>{t('actions.copy')}</Button>
        </>
      }
    >
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={sharesAnswers}
          onChange={({ target }) => setSharesAnswers(target.checked)}
          className="size-5 shrink-0"
        />
        {t('share.answers')}
      </label>
      <p id={hint} className="ml-8 text-sm text-muted">
        {t('share.answersHint')}
      </p>
    </Dialog>
  )
}
