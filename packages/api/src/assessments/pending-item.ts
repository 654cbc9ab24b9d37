import type { DatabaseTransaction } from '@pathwise/db/database'
import { advanceRun } from './advance-run.ts'
import type { RunState } from './assessments.schemas.ts'
import type { LockedRun } from './find-run.ts'
import { type ItemContent, readContents } from './item-content.ts'
import type { ItemPool } from './item-pool.ts'
import { presentRun } from './run-state.ts'
import type { StoredRun } from './stored-run.ts'

/** Returns the pending item in the version that the student saw, or null if that version no longer exists. */
export async function readPending(
  tables: Pick<DatabaseTransaction, 'question' | 'questionRevision'>,
  { pending }: StoredRun,
): Promise<ItemContent | null> {
  if (!pending) return null
  return (await readContents(tables, [pending])).get(pending.questionId) ?? null
}

/** Presents a run, which must be locked. If the version of its open item no longer exists, another item replaces it. */
export async function presentCurrent(
  transaction: DatabaseTransaction,
  pool: ItemPool,
  locked: LockedRun,
  at: Date,
): Promise<RunState> {
  const item = await readPending(transaction, locked.run)
  if (item || locked.run.finishedAt) return presentRun(transaction, pool, locked, item)
  const { run, item: other } = await advanceRun(transaction, pool, locked, at)
  return presentRun(transaction, pool, { run, responses: locked.responses }, other)
}
