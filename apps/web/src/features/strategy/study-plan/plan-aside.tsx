import { Card } from '@pathwise/ui/card'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { Link } from '../../../lib/link.tsx'
import type { CurrentReport } from './model/current-report.ts'
import type { Status } from './model/progress.ts'
import type { Step } from './use-report-steps.ts'

interface PlanAsideProps {
  steps: readonly Step[]
  current: CurrentReport | undefined
  /** The advice for a plan of which `steps` is only this week. */
  advice?: ReactNode
  className?: string
  /** Shown below the progress. */
  children?: ReactNode
}

export function PlanAside({ steps, current, advice, className, children }: PlanAsideProps) {
  return (
    <aside className={clsx('grid gap-6 lg:sticky lg:top-24', className)}>
      <Card>
        <ProgressChart steps={steps} isWeek={advice !== undefined} />
        {children}
      </Card>
      <NextSteps advice={advice ?? <StepsAdvice steps={steps} />} current={current} />
    </aside>
  )
}

/** Names the first step in progress or, if there is none, the first pending step. */
function StepsAdvice({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('studyPlan')
  const started = steps.find(({ status }) => status === 'in_progress')
  if (started) return t('next.goOn', { title: started.title })
  const next = steps.find(({ status }) => status === 'pending')
  return next ? t('next.start', { title: next.title }) : t('next.allDone')
}

function NextSteps({ advice, current }: { advice: ReactNode; current: CurrentReport | undefined }) {
  const { t } = useTranslation(['studyPlan', 'common'])
  const { context } = current?.report ?? {}
  const query = context && { country: context.country, grade: context.grade, goal: context.goal }
  const recommendations = query ? `/recommendations?${new URLSearchParams(query)}` : '/recommendations'
  const ways = [
    current
      ? { to: '/plan', state: current.report, text: t('next.report') }
      : { to: '/#quick-start', state: undefined, text: t('common:getStrategy') },
    { to: recommendations, state: undefined, text: t('next.recommendations') },
    { to: '/saved', state: undefined, text: t('next.saved') },
    { to: '/measure', state: undefined, text: t('next.measure') },
    { to: '/progress', state: undefined, text: t('next.progress') },
  ]
  return (
    <Card as="section" aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-lg font-semibold">
        {t('next.title')}
      </h2>
      <p className="mt-2 font-medium wrap-anywhere empty:hidden">{advice}</p>
      <ul className="mt-2">
        {ways.map(({ to, state, text }) => (
          <li key={to}>
            <Link to={to} state={state} className={textLinkStyle({ size: 'medium', quiet: true })}>
              {text}
              <ChevronRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const parts = [
  { status: 'completed', text: 'completed', look: 'bg-accent' },
  { status: 'in_progress', text: 'inProgress', look: 'bg-info' },
  { status: 'pending', text: 'pending', look: 'bg-control/40' },
] as const

/** Shows progress as a segmented bar with a legend, and as text for screen readers. */
function ProgressChart({ steps, isWeek }: { steps: readonly Step[]; isWeek: boolean }) {
  const { t } = useTranslation(['studyPlan', 'followedPlan'])
  const format = useFormat()
  const count = (status: Status) => steps.filter((step) => step.status === status).length
  const completed = count('completed')
  const title = t(isWeek ? 'followedPlan:week.progress' : 'progress.title')
  if (isWeek && steps.length === 0) {
    return (
      <section aria-labelledby="progress">
        <h2 id="progress" className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-2 text-muted">{t('followedPlan:week.none')}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="progress">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="progress" className="text-lg font-semibold">
          {title}
        </h2>
        <span aria-hidden="true" className="text-2xl font-bold tabular-nums">
          {format.percent(completed / Math.max(1, steps.length))}
        </span>
      </div>
      <p className="sr-only">
        {t('progress.said', { completed, total: steps.length, inProgress: count('in_progress') })}
      </p>
      <div aria-hidden="true" className="mt-2 flex h-3 overflow-hidden rounded-full">
        {parts.map(({ status, look }) => (
          <div key={status} className={look} style={{ flexGrow: count(status) }} />
        ))}
      </div>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ status, text, look }) => (
          <li key={status} className="flex items-center gap-2">
            <span className={clsx('size-3 rounded-full', look)} />
            {t(`progress.${text}`)}
            <span className="text-muted tabular-nums">{format.number(count(status))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
