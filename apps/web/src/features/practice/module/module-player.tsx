import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { PageTitle } from '@pathwise/ui/page-title'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading } from '@pathwise/ui/skeleton'
import { clsx } from 'clsx'
import { Clock, Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleWork, PlayedModule } from '../../../lib/practice/stored-module.ts'
import { useHeadingFocus } from '../../../lib/use-heading-focus.ts'
import { Calculator } from './calculator.tsx'
import { ModuleQuestion } from './module-question.tsx'
import { ModuleResult } from './module-result.tsx'
import { isAnswered } from './module-state.ts'
import { type ModulePlay, useModule } from './use-module.ts'

/** Screen readers announce the remaining time when this many minutes are left. */
const announced = [5, 1]

/** Shows the remaining time. The student can hide it until the last minute, as in the real exam. */
function ModuleClock({ timeLeft }: { timeLeft: number }) {
  const { t } = useTranslation('practiceModule')
  const [isHidden, setHidden] = useState(false)
  const seconds = Math.ceil(timeLeft / 1_000)
  const isLast = seconds <= 60
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const minutes = announced.find((one) => seconds <= one * 60 && seconds > one * 60 - 5)
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Clock aria-hidden="true" className="size-5 text-muted" />
      {!isHidden || isLast ? (
        <span role="timer" aria-label={t('clock.left')} className="text-lg font-semibold tabular-nums">
          {text}
        </span>
      ) : (
        <span className="text-muted">{t('clock.hidden')}</span>
      )}
      <Button variant="quiet" size="small" disabled={isLast} onClick={() => setHidden(!isHidden)}>
        {t(isHidden ? 'clock.show' : 'clock.hide')}
      </Button>
      <output className="sr-only">{minutes !== undefined && t('clock.announce', { count: minutes })}</output>
    </div>
  )
}

export function ModulePlayer({ initial, onAnother }: { initial: PlayedModule; onAnother: () => void }) {
  const { t } = useTranslation('practiceModule')
  const play = useModule(initial)
  if (play.module.replies) return <ModuleResult module={play.module} onAnother={onAnother} />
  if (play.failure === 'permanent') return <RefusedModule onRetry={play.sendAgain} onDelete={onAnother} />
  if (play.failure) {
    return (
      <RetryAlert label={t('grade.again')} onRetry={play.sendAgain}>
        {t('grade.failed')}
      </RetryAlert>
    )
  }
  if (play.isOver) return <Loading label={t('grade.running')} skeleton="h-64 w-full" />
  return <OpenModule play={play} />
}

/** Lets the student delete a module that the server refuses to grade, because no other module can be started before. */
function RefusedModule({ onRetry, onDelete }: { onRetry: () => void; onDelete: () => void }) {
  const { t } = useTranslation(['practiceModule', 'measure'])
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Alert
        tone="danger"
        action={
          <>
            <Button variant="secondary" size="small" onClick={onRetry}>
              {t('grade.again')}
            </Button>
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('measure:remove.open')}
            </Button>
          </>
        }
      >
        {t('grade.failed')}
      </Alert>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('measure:remove.title')}
        description={t('measure:remove.text')}
        cancel={t('measure:remove.cancel')}
        confirm={t('measure:remove.confirm')}
        danger
        onConfirm={onDelete}
      />
    </>
  )
}

function OpenModule({ play }: { play: ModulePlay }) {
  const { t } = useTranslation(['practiceModule', 'strategy'])
  const { module, timeLeft, open, change } = play
  const { at, problems, section } = module
  const current = problems[at]
  const work = module.work[at]
  const heading = useHeadingFocus(at, { onMount: false })
  const name = t(`strategy:section.${section}`)
  const title = current ? t('question.title', { number: at + 1, total: problems.length }) : t('review.title')
  return (
    // The scroll margin keeps the sticky clock from covering the focused control.
    <article className="mx-auto max-w-3xl [&_:is(a,button,input,textarea)]:scroll-mt-12">
      <PageTitle title={t('title')} />
      <header className="sticky top-16 z-10 mb-4 flex items-center justify-between gap-x-4 bg-canvas py-1">
        <p className="min-w-0 truncate text-muted">{name}</p>
        <ModuleClock timeLeft={timeLeft} />
      </header>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-title font-bold tracking-tight outline-none">
          {title}
        </h1>
        <div className="flex flex-wrap gap-2">
          {section === 'sat.math' && <Calculator />}
          {work && (
            <Button
              variant="secondary"
              size="small"
              aria-pressed={work.flagged}
              onClick={() => change(at, (latest) => ({ ...latest, flagged: !latest.flagged }))}
            >
              <Flag aria-hidden="true" className={clsx('size-4', work.flagged && 'fill-current')} />
              {t(work.flagged ? 'question.flagged' : 'question.flag')}
            </Button>
          )}
        </div>
      </div>
      {current && work ? (
        <ModuleQuestion
          key={current.problem.id}
          problem={current.problem}
          work={work}
          onChange={(update) => change(at, update)}
        />
      ) : (
        <Review work={module.work} onOpen={open} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {at > 0 && (
          <Button variant="secondary" onClick={() => open(at - 1)}>
            {t('question.back')}
          </Button>
        )}
        {current ? (
          <>
            <Button onClick={() => open(at + 1)}>
              {t(at === problems.length - 1 ? 'review.open' : 'question.next')}
            </Button>
            {at < problems.length - 1 && (
              <Button variant="quiet" onClick={() => open(problems.length)}>
                {t('review.open')}
              </Button>
            )}
          </>
        ) : (
          <SubmitModule open={module.work.filter((one) => !isAnswered(one)).length} onSubmit={play.submit} />
        )}
      </div>
    </article>
  )
}

function Review({ work, onOpen }: { work: readonly ModuleWork[]; onOpen: (at: number) => void }) {
  const { t } = useTranslation('practiceModule')
  return (
    <Card>
      <p className="mb-4 text-muted">{t('review.lead')}</p>
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {work.map((one, index) => {
          const state = isAnswered(one) ? 'answered' : 'open'
          return (
            <li key={one.key}>
              <Button
                variant={state === 'open' ? 'secondary' : 'quiet'}
                className="w-full justify-start gap-1.5 px-3 text-sm"
                onClick={() => onOpen(index)}
              >
                <span className="tabular-nums">{index + 1}</span>
                <span className="font-normal">{t(`review.state.${state}`)}</span>
                {one.flagged && <Flag aria-label={t('question.flagged')} className="size-4 fill-current" />}
              </Button>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

/** Submits the module. Asks for confirmation first if any problems are unanswered. */
function SubmitModule({ open, onSubmit }: { open: number; onSubmit: () => void }) {
  const { t } = useTranslation('practiceModule')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => (open > 0 ? setAsking(true) : onSubmit())}>{t('handIn.button')}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('handIn.title')}
        description={t('handIn.open', { count: open })}
        cancel={t('handIn.later')}
        confirm={t('handIn.button')}
        onConfirm={onSubmit}
      />
    </>
  )
}
