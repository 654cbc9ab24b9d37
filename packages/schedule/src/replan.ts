import { type Comparison, comparePlans } from './compare-plans.ts'
import { createDice } from './dice.ts'
import { Draft } from './draft.ts'
import { createInstance, type Instance } from './instance.ts'
import { sortByWorth } from './list.ts'
import { dayRules, placeTask, respectsPrerequisites, restoreTask } from './placement.ts'
import { allDays, improve, makeRoom } from './repair.ts'
import { clearWithDependents, search } from './search.ts'
import { type Plan, type Sitting, type Task, unitMinutes } from './task.ts'
import { toPlan } from './to-plan.ts'

/** The changes since the earlier plan. Day indices are the same as in the earlier plan. */
export interface Change {
  /** Free minutes by day, 0 for a lost day. */
  readonly days: readonly number[]
  /** All open tasks, old and new. Their minutes include past sittings. Finished and canceled tasks are left out. */
  readonly tasks: readonly Task[]
  /** The first day that may change. Sittings before this day do not change. */
  readonly today?: number
  /** Past sittings that the student missed. Their minutes must be placed again. */
  readonly missed?: readonly Sitting[]
}

export interface Replan extends Comparison {
  readonly plan: Plan
}

/**
 * `past` contains the earlier plan's sittings before today that were not missed. `open` contains its later
 * sittings, if their tasks are still open.
 */
interface Before {
  readonly past: readonly Sitting[]
  readonly open: readonly Sitting[]
}

function splitPlan({ sittings }: Plan, { today = 0, missed = [], tasks }: Change): Before {
  const isMissed = ({ task, day }: Sitting) => missed.some((other) => other.task === task && other.day === day)
  const isTask = ({ task }: Sitting) => tasks.some(({ id }) => id === task)
  return {
    past: sittings.filter((sitting) => sitting.day < today && !isMissed(sitting)),
    open: sittings.filter((sitting) => sitting.day >= today && isTask(sitting)),
  }
}

/** Removes prerequisites that are finished, and all prerequisites of tasks that have started. */
function openTasks({ sittings, unplaced }: Plan, tasks: readonly Task[], { past }: Before): Task[] {
  const open = new Set(tasks.map(({ id }) => id))
  const planned = new Set([...sittings, ...unplaced].map(({ task }) => task))
  const begun = new Set(past.map(({ task }) => task))
  return tasks.map((task) => ({
    ...task,
    after: begun.has(task.id) ? [] : task.after.filter((other) => open.has(other) || !planned.has(other)),
  }))
}

/** Calls `visit` for each sitting whose task and day exist in the instance. */
function forEachSitting(
  { tasks, free }: Instance,
  sittings: readonly Sitting[],
  visit: (task: number, day: number, units: number) => void,
): void {
  const indices = new Map(tasks.map(({ id }, index) => [id, index]))
  for (const { task, day, minutes } of sittings) {
    const index = indices.get(task)
    if (index !== undefined && day < free.length) visit(index, day, minutes / unitMinutes)
  }
}

function createDraft(instance: Instance, { past, open }: Before, today: number, price: number): Draft {
  const days = instance.free.length
  const units = new Int32Array(instance.tasks.length * days)
  forEachSitting(instance, open, (task, day, count) => {
    units[task * days + day] = count
  })
  const draft = new Draft(instance, { units, price }, today)
  forEachSitting(instance, past, (task, day, count) => draft.add(task, day, count))
  return draft
}

/** Places the rest of a task, moving or shortening other tasks if necessary. */
function finish(draft: Draft, task: number): void {
  placeTask(draft, task, dayRules.early)
  while (draft.restOf(task) > 0 && makeRoom(draft, task, allDays)) placeTask(draft, task, dayRules.early)
}

/** Restores the order of prerequisites. Removes tasks whose prerequisites cannot be placed in time. */
function repairOrder(draft: Draft): void {
  for (const task of draft.instance.order) {
    restoreTask(draft, task)
    if (!respectsPrerequisites(draft, task)) finish(draft, task)
    if (respectsPrerequisites(draft, task)) continue
    for (const other of draft.taskAt(task).next) clearWithDependents(draft, other)
    finish(draft, task)
  }
}

/**
 * Adapts a plan to a change. Maximizes the plan's worth minus a penalty for each changed sitting, so that few sittings
 * move.
 * @param price the penalty. With the default, a sitting moves only to place about two more units of medium worth.
 * @throws RangeError for invalid tasks or days
 */
export function replan(plan: Plan, change: Change, price = 12, seed = 'plan'): Replan {
  const { days, tasks, today = 0 } = change
  if (!Number.isInteger(today) || today < 0 || today > days.length) throw new RangeError('Today is no day of the plan')
  const before = splitPlan(plan, change)
  const instance = createInstance(days, openTasks(plan, tasks, before))
  const draft = createDraft(instance, before, today, price)
  forEachSitting(instance, before.open, (task, day, units) => {
    if (canStay(draft, task, day, units)) draft.add(task, day, units)
  })
  repairOrder(draft)
  improve(draft, sortByWorth(instance), allDays)
  search(draft, Number.POSITIVE_INFINITY, createDice(seed))
  const next = toPlan(draft)
  const gone = before.past.filter(({ task }) => !tasks.some(({ id }) => id === task))
  const sittings = [...gone, ...next.sittings].sort((one, other) => one.day - other.day)
  const isOpen = ({ day }: Sitting) => day >= today
  return { plan: { ...next, sittings }, ...comparePlans(before.open, next.sittings.filter(isOpen)) }
}

/** Returns whether a sitting is still possible. Does not check prerequisites. */
function canStay(draft: Draft, task: number, day: number, units: number): boolean {
  const { from, until, least, most } = draft.taskAt(task)
  const isPermitted = day >= from && day <= until && units >= least && units <= most
  return isPermitted && units <= draft.restOf(task) && units <= (draft.room[day] ?? 0)
}
