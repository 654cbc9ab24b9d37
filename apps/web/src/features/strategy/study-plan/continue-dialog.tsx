import { Button, buttonStyle } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Step } from './use-study-plan.ts'

interface ContinueDialogProps {
  /** The step to go on with; undefined while the dialog is closed. */
  step: Step | undefined
  onClose: () => void
  onDone: (step: Step) => void
}

/** Goes on with a step: to the page that helps with it, or on to the next one, because it is done. */
export function ContinueDialog({ step, onClose, onDone }: ContinueDialogProps) {
  const { t } = useTranslation('studyPlan')
  const actions = step && (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('dialog.later')}
      </Button>
      <Button onClick={() => onDone(step)}>{t('dialog.done')}</Button>
    </>
  )
  return (
    <Dialog
      open={step !== undefined}
      onClose={onClose}
      title={step?.title ?? ''}
      description={step?.description}
      actions={actions}
    >
      <p>{t('dialog.text')}</p>
      {step && (
        <Link to={step.link} className={`mt-3 ${buttonStyle({ variant: 'quiet' })}`}>
          {t('dialog.open')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </Dialog>
  )
}
