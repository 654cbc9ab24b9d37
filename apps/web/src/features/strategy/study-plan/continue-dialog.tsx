import { Button, buttonStyle } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Step } from './use-study-plan.ts'

interface ContinueDialogProps {
  /** The step to continue; undefined while the dialog is closed. */
  step: Step | undefined
  onClose: () => void
  onDone: (step: Step) => void
}

/** A dialog for a step in progress: links to its help page or marks it as completed. */
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
