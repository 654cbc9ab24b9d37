import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { Alert } from '@pathwise/ui/alert'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import type { PlanOutcomeProps } from '../../../../lib/plan-outcome.tsx'
import { sittings } from '../../../../lib/sittings.ts'
import { findNextDay, listTasksOn } from '../model/day-plan.ts'
import { endSitting, findSittingTask } from '../model/end-sitting.ts'
import { followedPlanStore } from '../model/followed-plan-store.ts'
import { isPlannable } from '../model/make-input.ts'
import { TaskOpener } from '../task-opener.tsx'
import { useDay } from '../use-day.ts'
import { type PlannableFollowedPlan, useTasks } from '../use-tasks.ts'

/** Marks the task of a finished sitting as done and offers the next task as the primary action. */
export function TaskDoneMessage({ sitting, children }: PlanOutcomeProps) {
  useEffect(() => {
    if (sitting !== undefined) endSitting(sitting, new Date())
  }, [sitting])
  const { plan } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  const works = useSyncExternalStore(sittings.subscribe, sittings.current)
  const isEnded = works.some(({ id, done_at }) => id === sitting && done_at !== null)
  const task = sitting !== undefined && isEnded ? findSittingTask(sitting) : undefined
  if (!plan || !task || !isPlannable(plan.report)) return children(false)
  return (
    <EndedTask followedPlan={{ ...plan, report: plan.report }} task={task}>
      {children}
    </EndedTask>
  )
}

interface EndedTaskProps {
  followedPlan: PlannableFollowedPlan
  task: StudyTask
  children: PlanOutcomeProps['children']
}

/** Returns today's next open task. If there is none, returns the first open task of a later day. */
function findNext(followedPlan: PlannableFollowedPlan, today: CalendarDate, isDone: (task: StudyTask) => boolean) {
  const open = listTasksOn(followedPlan, today).find((task) => !isDone(task))
  return open ?? findNextDay(followedPlan, today, isDone)?.tasks[0]
}

function EndedTask({ followedPlan, task, children }: EndedTaskProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const tasks = useTasks(followedPlan)
  const today = useDay(followedPlan.time_zone)
  // The student can reopen the task after the sitting, so check whether it is still done.
  if (!tasks.isDone(task)) return children(false)
  const next = findNext(followedPlan, today, tasks.isDone)
  const view = next && tasks.view(next)
  const isToday = next?.day === today
  const when = isToday ? 'next' : next?.day === addDays(today, 1) ? 'tomorrow' : 'on'
  const text = view && t(`finished.${when}`, { title: view.title, day: format.weekdayAndDay(view.task.day) })
  return (
    <div className="grid gap-4">
      <Alert tone="success" title={t('finished.done', { title: tasks.name(task) })}>
        {!isToday && t('finished.today')}
      </Alert>
      {view && text && (
        <div>
          <TaskOpener opens={view.opens} label={text} className="max-w-full" onOpen={() => tasks.start(view.task)}>
            {text}
          </TaskOpener>
          <p className="mt-1.5 text-sm text-muted">{t('minutes', { minutes: view.task.minutes })}</p>
        </div>
      )}
      {children(next !== undefined)}
    </div>
  )
}
