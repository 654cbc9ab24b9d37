import type { Draft } from './draft.ts'
import { type Plan, type Sitting, unitMinutes } from './task.ts'

export function toPlan(draft: Draft): Plan {
  const { tasks, order } = draft.instance
  const sittings: Sitting[] = []
  for (let day = 0; day < draft.days; day++) {
    for (const task of order) {
      const minutes = draft.unitsAt(task, day) * unitMinutes
      if (minutes > 0) sittings.push({ task: draft.taskAt(task).id, day, minutes })
    }
  }
  const unplaced = tasks
    .map(({ id }, task) => ({ task: id, minutes: Math.max(0, draft.restOf(task)) * unitMinutes }))
    .filter(({ minutes }) => minutes > 0)
  const worth = tasks.reduce((sum, task, index) => sum + task.worth * (draft.placed[index] ?? 0), 0)
  return { sittings, unplaced, worth }
}
