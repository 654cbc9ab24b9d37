import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { Dialog } from '@pathwise/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ShareDialogProps {
  open: boolean
  onClose: () => void
  onCopy: (sharesAnswers: boolean) => void
}

/** Asks whether the link should include the answers. The link always includes the verdicts. */
export function ShareDialog({ open, onClose, onCopy }: ShareDialogProps) {
  const { t } = useTranslation(['plan', 'common'])
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
            {t('common:cancel')}
          </Button>
          <Button onClick={() => onCopy(sharesAnswers)}>{t('actions.copy')}</Button>
        </>
      }
    >
      <CheckboxField
        label={t('share.answers')}
        hint={t('share.answersHint')}
        checked={sharesAnswers}
        onChange={setSharesAnswers}
      />
    </Dialog>
  )
}
