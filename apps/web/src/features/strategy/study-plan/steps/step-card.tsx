import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { Dialog } from '@pathwise/ui/dialog'
import { ArrowRight, Check, Clock, Play, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../lib/button-link.tsx'
import { TaskOpener } from '../task-opener.tsx'
import type { Step } from '../use-report-steps.ts'

const tones = { high: 'danger', medium: 'warning', low: 'neutral' } as const

interface StepCardProps {
  step: Step
  headingLevel: 3 | 4
  onStart: () => void
  onContinue: () => void
  /** Called when the student reopens a completed step. */
  onUndo: () => void
}

export function StepCard({ step, headingLevel, onStart, onContinue, onUndo }: StepCardProps) {
  const { t } = useTranslation('studyPlan')
  const { title, description, priority, estimatedTime, category, basis, status, opens } = step
  const label = status === 'pending' && opens && !opens.isPractice ? opens.verb : t(`button.${status}`)
  const Heading = `h${headingLevel}` as const
  const named = t('button.named', { button: label, title })
  const heading = useRef<HTMLHeadingElement>(null)

  function undo() {
    // Undo removes the focused button, so move focus to the card's heading.
    heading.current?.focus()
    onUndo()
  }

  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap gap-2">
        <Badge tone={tones[priority]}>{t(`priority.${priority}`)}</Badge>
        <Badge tone="accent">{t(`category.${category}`)}</Badge>
        {basis && <Badge>{t(`basis.${basis}`)}</Badge>}
      </div>
      <Heading ref={heading} tabIndex={-1} className="mt-3 text-lg font-semibold outline-none wrap-anywhere">
        {title}
      </Heading>
      <p className="mt-1 text-muted wrap-anywhere">{description}</p>
      <p className="mt-3 mb-4 flex items-center gap-1.5 text-sm text-muted">
        <Clock aria-hidden="true" className="size-4" />
        <span className="sr-only">{t('time.label')}</span>
        {t(`time.${estimatedTime.per}`, { minutes: estimatedTime.minutes })}
      </p>
      <div className="mt-auto">
        {status === 'pending' && opens && (
          <TaskOpener opens={opens} label={named} variant="secondary" className="w-full" onOpen={onStart}>
            {label}
          </TaskOpener>
        )}
        {status === 'pending' && !opens && (
          <Button className="w-full" aria-label={named} onClick={onStart}>
            <Play aria-hidden="true" className="size-4" />
            {label}
          </Button>
        )}
        {status === 'in_progress' && (
          <Button variant="secondary" className="w-full" aria-label={named} aria-haspopup="dialog" onClick={onContinue}>
            {label}
          </Button>
        )}
        {status === 'completed' && (
          <div className="flex flex-wrap gap-2 *:grow">
            <Button variant="secondary" aria-label={named} disabled>
              <Check aria-hidden="true" className="size-4" />
              {label}
            </Button>
            <Button variant="quiet" aria-label={t('button.named', { button: t('button.undo'), title })} onClick={undo}>
              <Undo2 aria-hidden="true" className="size-4" />
              {t('button.undo')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

interface ContinueDialogProps {
  /** Undefined while the dialog is closed. */
  step: Step | undefined
  onClose: () => void
  onDone: (step: Step) => void
}

/** Links to the problems and the help page of a started step, and lets the student complete it. */
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
        <div className="mt-3 flex flex-wrap gap-2">
          {step.practice !== undefined && <ButtonLink to={step.practice}>{t('dialog.practice')}</ButtonLink>}
          {step.opens ? (
            <TaskOpener
              opens={step.opens}
              label={t('button.named', { button: step.opens.verb, title: step.title })}
              variant="secondary"
            >
              {step.opens.verb}
            </TaskOpener>
          ) : (
            <ButtonLink to={step.link} variant="quiet">
              {t('dialog.open')}
              <ArrowRight aria-hidden="true" className="size-5" />
            </ButtonLink>
          )}
        </div>
      )}
    </Dialog>
  )
}
