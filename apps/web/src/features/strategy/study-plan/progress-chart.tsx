import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { Status } from './model/progress.ts'
import type { Step } from './use-study-plan.ts'

const parts = [
  { status: 'completed', text: 'completed', look: 'bg-accent' },
  { status: 'in_progress', text: 'inProgress', look: 'bg-info' },
  { status: 'pending', text: 'pending', look: 'bg-control/40' },
] as const

/** Shows the student's progress as a three-part bar with a legend and a text version for screen readers. */
export function ProgressChart({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('studyPlan')
  const format = useFormat()
  const count = (status: Status) => steps.filter((step) => step.status === status).length
  const completed = count('completed')
  return (
    <section aria-labelledby="progress">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="progress" className="text-lg font-semibold">
          {t('progress.title')}
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
