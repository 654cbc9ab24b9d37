import type { StudyPlan, StudyTask } from './study-plan.ts'

/** What a new plan changes, without the tasks of past days. */
export interface PlanChanges {
  /** Tasks on another day. */
  readonly moved: readonly StudyTask[]
  readonly stay: readonly StudyTask[]
  readonly added: readonly StudyTask[]
  /** Tasks of the plan before that the new plan does not have. */
  readonly dropped: readonly StudyTask[]
}

/** Compares two plans from a day on. Reviews of due problems are not counted: they follow the weeks. */
export function comparePlans(before: StudyPlan, after: StudyPlan, done: ReadonlySet<string>): PlanChanges {
  const isCounted = ({ kind, key }: StudyTask) => kind !== 'due' && !done.has(key)
  const old = new Map(before.tasks.filter(isCounted).map((task) => [task.key, task]))
  const now = after.tasks.filter(isCounted)
  const keys = new Set(now.map(({ key }) => key))
  const isOn = (task: StudyTask) => old.get(task.key)?.day === task.day
  return {
    moved: now.filter((task) => old.has(task.key) && !isOn(task)),
    stay: now.filter(isOn),
    added: now.filter(({ key }) => !old.has(key)),
    dropped: [...old.values()].filter(({ key }) => !keys.has(key)),
  }
}
