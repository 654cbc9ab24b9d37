import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import { sortByWorth, sortTasks } from './list.ts'
import { type DayRule, dayRules, placeTask, restoreTask } from './placement.ts'
import { improve, smallestGain } from './repair.ts'

const tries = 48
const rules: readonly DayRule[] = Object.values(dayRules)

/** Takes a task and all that waits for it out of the draft. */
export function clearWithNext(draft: Draft, task: number): void {
  if (draft.firstDay(task) === draft.days) return
  draft.clear(task)
  for (const other of draft.taskAt(task).next) clearWithNext(draft, other)
}

/** Takes most of the tasks of one to three days out of the draft. */
function tearOut(draft: Draft, dice: Dice): void {
  const first = draft.firstOpen + Math.floor(dice() * (draft.days - draft.firstOpen))
  const last = Math.min(draft.days - 1, first + Math.floor(3 * dice()))
  for (const task of draft.instance.tasks.keys()) {
    for (let day = first; day <= last; day++) {
      if (draft.unitsAt(task, day) > 0 && dice() < 0.7) clearWithNext(draft, task)
    }
  }
}

/** Places tasks in a random order, most of them first as the earlier plan had them. */
function putBack(draft: Draft, worths: readonly number[], dice: Dice): void {
  const rule = rules[Math.floor(dice() * rules.length)] ?? dayRules.early
  for (const task of sortTasks(draft.instance, (task) => -(worths[task] ?? 0) * (1 + 0.3 * (dice() - 0.5)))) {
    if (dice() < 0.8) restoreTask(draft, task)
    placeTask(draft, task, rule)
  }
}

/** Tears parts out of a draft and puts them back in another order, and keeps what is better. */
export function search(draft: Draft, worths: readonly number[], ceiling: number, dice: Dice): void {
  const byWorth = sortByWorth(draft.instance)
  for (let turn = 0; turn < tries && draft.score < ceiling - smallestGain; turn++) {
    const mark = draft.mark()
    const before = draft.score
    tearOut(draft, dice)
    putBack(draft, worths, dice)
    improve(draft, byWorth)
    if (draft.score < before - smallestGain) draft.rollBack(mark)
  }
}
