import type { DatabaseTransaction } from '@pathwise/db/database'
import { chooseItem } from './choose-item.ts'
import { listCountedAnswers, updatePrior } from './evidence.ts'
import type { LockedRun } from './find-run.ts'
import type { ItemContent } from './item-content.ts'
import type { ItemPool } from './item-pool.ts'
import { listAskedItemIds } from './run-state.ts'
import { parseRun, type StoredRun } from './stored-run.ts'

/** A run after an answer or another change to it. `item` is the open item, or null when the run has ended. */
export interface AdvancedRun {
  readonly run: StoredRun
  readonly item: ItemContent | null
}

type Ending = NonNullable<StoredRun['stopReason']>

export async function finishRun(
  { assessmentRun }: Pick<DatabaseTransaction, 'assessmentRun'>,
  { id }: Pick<StoredRun, 'id'>,
  stopReason: Ending,
  finishedAt: Date,
): Promise<AdvancedRun> {
  const data = { finishedAt, stopReason, pendingQuestionId: null, pendingVersion: null }
  return { run: parseRun(await assessmentRun.update({ where: { id }, data })), item: null }
}

/** Moves a run to its next item, or ends it. */
export async function advanceRun(
  transaction: Pick<DatabaseTransaction, 'assessmentRun' | 'question'>,
  pool: ItemPool,
  { run, responses }: LockedRun,
  at: Date,
): Promise<AdvancedRun> {
  const next = { ...run, position: run.position + 1 }
  const evidence = updatePrior(run, listCountedAnswers(next, responses))
  const chosen = await chooseItem(transaction, pool, run, { evidence, asked: listAskedItemIds(responses) })
  if ('stop' in chosen) return finishRun(transaction, run, chosen.stop, at)
  const { item } = chosen
  const { position } = next
  const row = await transaction.assessmentRun.update({
    where: { id: run.id },
    data: { position, pendingQuestionId: item.questionId, pendingVersion: item.version },
  })
  return { run: parseRun(row), item }
}
