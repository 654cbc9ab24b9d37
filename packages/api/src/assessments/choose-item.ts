import { isDeepStrictEqual } from 'node:util'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { chooseNextItem } from '@pathwise/measure/next-item'
import type { StopReason } from '@pathwise/measure/run-policy'
import type { RunEvidence } from './evidence.ts'
import { contentColumns, type ItemContent, parseContent } from './item-content.ts'
import { findItemCurve } from './item-curve.ts'
import { askable, type ItemPool } from './item-pool.ts'
import type { MeasuredSubject } from './measured-subject.ts'
import type { StoredRun } from './stored-run.ts'

type Choosing = Pick<StoredRun, 'context' | 'policy' | 'seed' | 'subject'>
export type ChosenItem = { readonly item: ItemContent } | { readonly stop: StopReason }

/** Returns a mask over the pool's items: 1 if the run may ask the item, otherwise 0. */
function openItems({ questionIds, subject }: ItemPool, run: Choosing, asked: ReadonlySet<number>): Uint8Array {
  const closed = new Set([...run.context.closed, ...asked])
  // If the section's skills have changed since the run started, no item can be asked, and the run ends.
  const isSame = isDeepStrictEqual(subject.skills, run.subject.skills)
  return Uint8Array.from(questionIds, (id) => (isSame && !closed.has(id) ? 1 : 0))
}

/**
 * Returns how often each item has been used. If the usage limit would leave too few candidates, returns zeros, so that
 * the limit excludes no item.
 */
function findUse({ table, use }: ItemPool, { policy, subject }: Choosing, open: Uint8Array): Float32Array {
  const free = table.items.filter(({ load }, item) => {
    const isWanted = policy.domain === null || load.some(([skill]) => subject.domainOfSkill[skill] === policy.domain)
    return open[item] === 1 && isWanted && (use[item] ?? 0) <= policy.mostUse
  })
  return free.length < policy.candidates ? new Float32Array(use.length) : use
}

/** Rereads an item before it is asked. Returns null if the run can no longer ask it. */
async function readAskable(
  { question }: Pick<DatabaseTransaction, 'question'>,
  id: number,
  subject: MeasuredSubject,
): Promise<ItemContent | null> {
  const row = await question.findFirst({ where: { id, ...askable }, select: contentColumns })
  const item = row && parseContent(row)
  return item && findItemCurve(item, null, subject) ? item : null
}

/**
 * Chooses the run's next item in its current version, or returns the reason to end the run.
 * @param asked the ids of all items that the run has asked, including those whose answers are not counted
 */
export async function chooseItem(
  tables: Pick<DatabaseTransaction, 'question'>,
  pool: ItemPool,
  run: Choosing,
  { evidence, asked }: { readonly evidence: RunEvidence; readonly asked: ReadonlySet<number> },
): Promise<ChosenItem> {
  const open = openItems(pool, run, asked)
  const use = findUse(pool, run, open)
  // Answered items may have left the pool, so they are appended to the table.
  const first = pool.table.items.length
  const state = {
    ...{ subject: run.subject, policy: run.policy, seed: run.seed, posterior: evidence.posterior, open, use },
    table: { ...pool.table, items: [...pool.table.items, ...evidence.table.items] },
    asked: evidence.answers.map(({ item }) => first + item),
  }
  for (;;) {
    const step = chooseNextItem(state)
    if ('stop' in step) return step
    const item = await readAskable(tables, pool.questionIds[step.item] ?? 0, run.subject)
    if (item) return { item }
    open[step.item] = 0
  }
}
