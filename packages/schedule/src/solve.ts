import { findBound } from './bound.ts'
import { createDice } from './dice.ts'
import { Draft } from './draft.ts'
import { createInstance, type Instance } from './instance.ts'
import { inheritWorth, type Key, sortByWorth, sortTasks } from './list.ts'
import { type DayRule, dayRules, placeAll } from './placement.ts'
import { allDays, improve } from './repair.ts'
import { search } from './search.ts'
import type { Plan, Task } from './task.ts'
import { toPlan } from './to-plan.ts'

/** Builds a draft for each of several orders of the tasks and returns the best draft. */
function draftPlan(instance: Instance): Draft {
  const worths = inheritWorth(instance)
  const getUntil = (task: number) => instance.tasks[task]?.until ?? 0
  const computeSlack = (task: number) => getUntil(task) - (instance.tasks[task]?.from ?? 0)
  const getWorth = (task: number) => worths[task] ?? 0
  const isWhole = (task: number) => instance.tasks[task]?.least === instance.tasks[task]?.most
  const lists: [Key, DayRule][] = [
    [(task) => getUntil(task) - 100 * getWorth(task), dayRules.early],
    [(task) => computeSlack(task) - 100 * getWorth(task), dayRules.roomy],
    [(task) => 10 * getUntil(task) - getWorth(task), dayRules.early],
    [(task) => getUntil(task) - 100 * getWorth(task), dayRules.late],
    [(task) => (isWhole(task) ? -1000 : 0) + 10 * computeSlack(task) - 50 * getWorth(task), dayRules.roomy],
  ]
  const byWorth = sortByWorth(instance)
  const drafts = lists.map(([key, rule]) => {
    const draft = new Draft(instance)
    placeAll(draft, sortTasks(instance, instance.order, key), rule)
    improve(draft, byWorth, allDays)
    return draft
  })
  return drafts.reduce((best, draft) => (draft.score > best.score ? draft : best))
}

/**
 * Returns the most valuable plan that the search finds. It respects free minutes, windows, sitting lengths and
 * prerequisites. The result is deterministic.
 * @param days free minutes by day
 * @throws RangeError for invalid tasks or days
 */
export function solve(days: readonly number[], tasks: readonly Task[], seed = 'plan'): Plan {
  const instance = createInstance(days, tasks)
  const draft = draftPlan(instance)
  search(draft, findBound(instance).worth, createDice(seed))
  return toPlan(draft)
}
