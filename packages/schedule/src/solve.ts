import { findBound } from './bound.ts'
import { createDice, type Dice } from './dice.ts'
import { Draft } from './draft.ts'
import { createInstance, type Instance, sortByPrerequisites } from './instance.ts'
import { type DayRule, dayRules, placeAll } from './placement.ts'
import { improve, smallestGain } from './repair.ts'
import type { Plan, Task } from './task.ts'
import { toPlan } from './to-plan.ts'

const tries = 48

/** What orders a list: the tasks with the lowest keys come first, after those that they depend on. */
type Key = (task: number) => number

export function sortTasks({ tasks }: Instance, key: Key): number[] {
  const keys = tasks.map((_, task) => key(task))
  const wanted = [...tasks.keys()].sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0))
  return sortByPrerequisites(wanted, (task) => tasks[task]?.after ?? [])
}

/** Returns the worth of each task, or most of the worth of a task that waits for it if that is more. */
export function inheritWorth({ tasks, order }: Instance): number[] {
  const worths = tasks.map(({ worth }) => worth)
  for (const task of order.toReversed()) {
    for (const other of tasks[task]?.next ?? []) {
      worths[task] = Math.max(worths[task] ?? 0, 0.9 * (worths[other] ?? 0))
    }
  }
  return worths
}

/** Returns a first draft by each of several lists, and keeps the best. */
function draftPlan(instance: Instance, worths: readonly number[]): Draft {
  const untilOf = (task: number) => instance.tasks[task]?.until ?? 0
  const slackOf = (task: number) => untilOf(task) - (instance.tasks[task]?.from ?? 0)
  const worthOf = (task: number) => worths[task] ?? 0
  const isWhole = (task: number) => instance.tasks[task]?.least === instance.tasks[task]?.most
  const lists: [Key, DayRule][] = [
    [(task) => untilOf(task) - 100 * worthOf(task), dayRules.early],
    [(task) => slackOf(task) - 100 * worthOf(task), dayRules.roomy],
    [(task) => 10 * untilOf(task) - worthOf(task), dayRules.early],
    [(task) => untilOf(task) - 100 * worthOf(task), dayRules.late],
    [(task) => (isWhole(task) ? -1000 : 0) + 10 * slackOf(task) - 50 * worthOf(task), dayRules.roomy],
  ]
  const byWorth = sortByWorth(instance)
  const drafts = lists.map(([key, rule]) => {
    const draft = new Draft(instance)
    placeAll(draft, sortTasks(instance, key), rule)
    improve(draft, byWorth)
    return draft
  })
  return drafts.reduce((best, draft) => (draft.score > best.score ? draft : best))
}

function sortByWorth({ tasks }: Instance): number[] {
  return [...tasks.keys()].sort((one, other) => (tasks[other]?.worth ?? 0) - (tasks[one]?.worth ?? 0))
}

/** Takes a task and all that waits for it out of the draft. */
function clearWithNext(draft: Draft, task: number): void {
  if (draft.firstDay(task) === draft.days) return
  draft.clear(task)
  for (const other of draft.taskAt(task).next) clearWithNext(draft, other)
}

/** Takes most of the tasks of one to three days out of the draft. */
function tearOut(draft: Draft, dice: Dice): void {
  const first = Math.floor(dice() * draft.days)
  const last = Math.min(draft.days - 1, first + Math.floor(3 * dice()))
  for (const task of draft.instance.tasks.keys()) {
    for (let day = first; day <= last; day++) {
      if (draft.unitsAt(task, day) > 0 && dice() < 0.7) clearWithNext(draft, task)
    }
  }
}

/** Tears parts out of a draft and puts them back in another order, and keeps what is better. */
export function search(draft: Draft, worths: readonly number[], ceiling: number, dice: Dice): void {
  const rules = Object.values(dayRules)
  const byWorth = sortByWorth(draft.instance)
  for (let turn = 0; turn < tries && draft.score < ceiling - smallestGain; turn++) {
    const mark = draft.mark()
    const before = draft.score
    tearOut(draft, dice)
    const order = sortTasks(draft.instance, (task) => -(worths[task] ?? 0) * (1 + 0.3 * (dice() - 0.5)))
    placeAll(draft, order, rules[Math.floor(dice() * rules.length)] ?? dayRules.early)
    improve(draft, byWorth)
    if (draft.score < before - smallestGain) draft.rollBack(mark)
  }
}

/**
 * Returns a plan with as much worth as the search finds. It is never over-booked, keeps windows, lengths of sittings and
 * prerequisites, and is the same for the same arguments.
 * @param days free minutes by day
 * @throws RangeError for tasks or days that make no sense
 */
export function solve(days: readonly number[], tasks: readonly Task[], seed = 'plan'): Plan {
  const instance = createInstance(days, tasks)
  const worths = inheritWorth(instance)
  const draft = draftPlan(instance, worths)
  search(draft, worths, findBound(instance).worth, createDice(seed))
  return toPlan(draft)
}
