import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createStrategyTranslator } from '../translate-strategy.ts'
import { findLanguage, type PlannableReport } from './model/make-input.ts'
import type { Status } from './model/progress.ts'
import { progressStore } from './model/progress-store.ts'
import { buildTaskKey, readStatuses } from './model/task-status.ts'
import { buildTaskView, nameTask, type TaskView } from './model/task-view.ts'

export type PlannedStep = TaskView & { readonly status: Status }

/** A followed plan whose report has a strategy. Every plan that the app creates has such a report. */
export type PlannableFollowedPlan = FollowedPlan & { readonly report: PlannableReport }

/** Returns the progress and the rendered views of a plan's tasks, and functions that change their status. */
export function useTasks({ report }: PlannableFollowedPlan) {
  const { t, i18n } = useTranslation(['followedPlan', 'studyPlan'])
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.current)
  const wording = useMemo(
    () => ({ t, translate: createStrategyTranslator(i18n), language: findLanguage(i18n.language) }),
    [t, i18n],
  )
  const findStatus = useMemo(() => readStatuses(report.context, progress), [report, progress])
  return {
    progress,
    isDone: (task: Pick<StudyTask, 'key'>) => findStatus(task) === 'completed',
    name: (task: Parameters<typeof nameTask>[0]) => nameTask(task, report, wording),
    view: (task: StudyTask): PlannedStep => ({ ...buildTaskView(task, report, wording), status: findStatus(task) }),
    start: (task: StudyTask) => progressStore.reach(buildTaskKey(report.context, task), 'in_progress', new Date()),
    complete: (task: StudyTask) => progressStore.reach(buildTaskKey(report.context, task), 'completed', new Date()),
    reopen: (task: StudyTask) => progressStore.reopen(buildTaskKey(report.context, task), new Date()),
  }
}
export type Tasks = ReturnType<typeof useTasks>
