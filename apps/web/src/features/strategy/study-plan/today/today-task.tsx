import { Button } from '@pathwise/ui/button'
import { Check, CircleCheck, Clock, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskOpener } from '../task-opener.tsx'
import type { PlannedStep } from '../use-tasks.ts'

interface TodayTaskProps {
  step: PlannedStep
  /** Whether the link is the page's primary action. */
  isFirst: boolean
  onStart: () => void
  onDone: () => void
  onUndo: () => void
}

export function TodayTask({ step, isFirst, onStart, onDone, onUndo }: TodayTaskProps) {
  const { t } = useTranslation(['followedPlan', 'studyPlan'])
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, description, estimatedTime, opens, status, examName } = step
  const isDone = status === 'completed'
  const verb = status === 'in_progress' ? t('studyPlan:button.in_progress') : opens.verb
  const named = (button: string) => t('studyPlan:button.named', { button, title })

  /** Moves focus to the title first, because the change removes the clicked button. */
  function change(work: () => void) {
    heading.current?.focus()
    work()
  }

  return (
    <li className="flex flex-col gap-x-6 gap-y-3 px-5 py-4 sm:flex-row sm:items-center sm:px-6">
      <div className="min-w-0 grow">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none wrap-anywhere sm:text-lg">
          {isDone && <CircleCheck aria-hidden="true" className="mr-2 inline size-5 text-success" />}
          {title}
        </h3>
        {isFirst && <p className="mt-0.5 text-muted wrap-anywhere">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            <span className="sr-only">{t('studyPlan:time.label')}</span>
            {t('minutes', { minutes: estimatedTime.minutes })}
          </span>
          {examName && <span>{examName}</span>}
          {isDone && <span>{t('today.isDone')}</span>}
        </p>
      </div>
      {isDone ? (
        <Button
          variant="quiet"
          aria-label={named(t('studyPlan:button.undo'))}
          className="self-start sm:self-auto"
          onClick={() => change(onUndo)}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {t('studyPlan:button.undo')}
        </Button>
      ) : (
        <div className="flex shrink-0 flex-wrap gap-2">
          <TaskOpener
            opens={opens}
            label={named(verb)}
            variant={isFirst ? 'primary' : 'secondary'}
            className="grow"
            onOpen={onStart}
          >
            {verb}
          </TaskOpener>
          <Button variant="quiet" aria-label={named(t('today.done'))} className="grow" onClick={() => change(onDone)}>
            <Check aria-hidden="true" className="size-4" />
            {t('today.done')}
          </Button>
        </div>
      )}
    </li>
  )
}
