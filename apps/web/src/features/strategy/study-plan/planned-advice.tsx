import type { CalendarDate } from '@pathwise/planner/calendar'
import { findMissed } from '@pathwise/planner/study-plan/missed'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { Link } from '../../../lib/link.tsx'
import { findNextDay, listTasksOn } from './model/day-plan.ts'
import { listDone } from './model/task-status.ts'
import type { PlannableFollowedPlan, PlannedStep, Tasks } from './use-tasks.ts'

interface PlannedAdviceProps {
  followedPlan: PlannableFollowedPlan
  tasks: Tasks
  today: CalendarDate
  week: readonly PlannedStep[]
}

/** Returns the task to work on next: today's open tasks come first, then the next day's, then those of past days. */
function findNextStep({ followedPlan, tasks, today }: Omit<PlannedAdviceProps, 'week'>): PlannedStep | undefined {
  const open = listTasksOn(followedPlan, today)
    .map(tasks.view)
    .filter(({ status }) => status !== 'completed')
  const done = new Set(listDone(followedPlan.report.context, followedPlan.plan.tasks, tasks.progress))
  const later =
    findNextDay(followedPlan, today, tasks.isDone)?.tasks[0] ?? findMissed(followedPlan.plan, { today, done })[0]
  return open.find(({ status }) => status === 'in_progress') ?? open[0] ?? (later && tasks.view(later))
}

/** Links to the next task of the plan. Renders nothing if the plan is over and has open tasks. */
export function PlannedAdvice({ week, ...plan }: PlannedAdviceProps) {
  const { t } = useTranslation(['followedPlan', 'studyPlan'])
  const format = useFormat()
  const { followedPlan, tasks, today } = plan
  const step = findNextStep(plan)
  const isWeekDone = week.length > 0 && week.every(({ status }) => status === 'completed')
  if (!step) return followedPlan.plan.tasks.every(tasks.isDone) ? t('studyPlan:next.allDone') : null
  const { title, status, task, opens } = step
  const text =
    task.day > today
      ? t('finished.on', { day: format.weekdayAndDay(task.day), title })
      : t(status === 'in_progress' ? 'studyPlan:next.goOn' : 'studyPlan:next.start', { title })
  const link = { className: textLinkStyle(), onClick: () => tasks.start(task) }
  return (
    <>
      {isWeekDone && <span className="block">{t('week.done')}</span>}
      {opens.isExternal ? (
        <a {...link} href={opens.to} rel="noreferrer">
          {text}
        </a>
      ) : (
        <Link {...link} to={opens.to}>
          {text}
        </Link>
      )}
    </>
  )
}
