import type { StudyPlan, StudyTask } from './study-plan.ts'

export interface PlanChanges {
  /** Tasks that moved to another day. */
  readonly moved: readonly StudyTask[]
  readonly stay: readonly StudyTask[]
  readonly added: readonly StudyTask[]
  readonly dropped: readonly StudyTask[]
}

/** Compares two plans. Ignores reviews, because every week has different reviews. */
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
