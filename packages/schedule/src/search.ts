import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import type { Instance } from './instance.ts'
import { inheritWorth, sortByWorth, sortTasks } from './list.ts'
import { type DayRule, dayRules, placeTask, restoreTask } from './placement.ts'
import { improve, type Span, smallestGain } from './repair.ts'

const tries = 150
/** The maximum length, in days, of the span that a step of the search clears. */
const widestTear = 7
/** The number of days before and after the cleared span in which sittings may also move. */
const margin = 7
const tornShare = 0.8
/** The strength of the random noise with which tasks are shuffled. At 0, tasks would be sorted by worth. */
const noise = 1.5
const rules: readonly DayRule[] = Object.values(dayRules)

/** Removes a task from the draft, together with all tasks that require it. */
export function clearWithDependents(draft: Draft, task: number): void {
  if (draft.firstDay(task) === draft.days) return
  draft.clear(task)
  for (const other of draft.taskAt(task).next) clearWithDependents(draft, other)
}

/** Returns a random integer in [0, limit). */
function draw(dice: Dice, limit: number): number {
  return Math.floor(limit * dice())
}

/** Picks a random day. With probability 0.5, picks it from the window of an incomplete task. */
function drawDay(draft: Draft, dice: Dice): number {
  const short = [...draft.instance.tasks.keys()].filter((task) => draft.restOf(task) > 0)
  const task = draft.instance.tasks[short[draw(dice, short.length)] ?? -1]
  const [from, until] = task && dice() < 0.5 ? [task.from, task.until] : [0, draft.days - 1]
  const first = Math.max(draft.firstOpen, from)
  return first + draw(dice, Math.max(1, until + 1 - first))
}

function drawSpan(draft: Draft, dice: Dice): Span {
  const first = drawDay(draft, dice)
  return { first, last: Math.min(draft.days - 1, first + draw(dice, widestTear)) }
}

/**
 * Removes most tasks with a sitting in a span of days from the draft. Returns the tasks to place again: the removed
 * ones, and all incomplete tasks whose window overlaps the span.
 */
function clearSpan(draft: Draft, { first, last }: Span, dice: Dice): Set<number> {
  const placed = draft.placed.slice()
  const tasks = [...draft.instance.tasks.keys()]
  for (const task of tasks) {
    if (draft.firstDay(task) > last || draft.lastDay(task) < first) continue
    for (let day = first; day <= last; day++) {
      if (draft.unitsAt(task, day) > 0 && dice() < tornShare) clearWithDependents(draft, task)
    }
  }
  const isShort = (task: number) => {
    const { from, until } = draft.taskAt(task)
    return draft.restOf(task) > 0 && from <= last && until >= first
  }
  return new Set(tasks.filter((task) => draft.placed[task] !== placed[task] || isShort(task)))
}

/** Shuffles tasks. Tasks with a higher worth tend to come first. */
function shuffle(instance: Instance, tasks: Iterable<number>, worths: readonly number[], dice: Dice): number[] {
  return sortTasks(instance, tasks, (task) => -(worths[task] ?? 0) * (1 + noise * (dice() - 0.5)))
}

/** Places tasks. First restores the earlier plan's sittings of most tasks. */
function putBack(draft: Draft, order: readonly number[], dice: Dice): void {
  const rule = rules[draw(dice, rules.length)] ?? dayRules.early
  for (const task of order) {
    if (dice() < 0.8) restoreTask(draft, task)
    placeTask(draft, task, rule)
  }
}

/**
 * Improves a draft by large neighborhood search (Shaw 1998): clears a span, refills it in another order, and rolls back
 * if the result is worse.
 * @param ceiling stops the search at this score
 */
export function search(draft: Draft, ceiling: number, dice: Dice): void {
  const worths = inheritWorth(draft.instance)
  const byWorth = sortByWorth(draft.instance)
  for (let turn = 0; turn < tries && draft.score < ceiling - smallestGain; turn++) {
    const mark = draft.mark()
    const before = draft.score
    const span = drawSpan(draft, dice)
    const torn = clearSpan(draft, span, dice)
    putBack(draft, shuffle(draft.instance, torn, worths, dice), dice)
    const order = byWorth.filter((task) => torn.has(task))
    improve(draft, order, { first: span.first - margin, last: span.last + margin })
    if (draft.score < before - smallestGain) draft.rollBack(mark)
  }
}
