import { setImmediate } from 'node:timers/promises'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildCallerSource, recordAudit } from '../../audit/record-audit.ts'
import { assertRole, type Caller } from '../../auth/caller.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { chunk } from '../chunk.ts'
import { lockLint } from '../lint/lint.service.ts'
import { lintStored } from '../lint/lint-stored.ts'
import { parseIds } from '../parse-ids.ts'
import { findLastAuthor } from '../review/change-review-state.ts'
import type { BulkProgress, BulkRequest, BulkResult, ChangeManyInput, RefusedQuestion } from './bulk.schemas.ts'
import { type Planned, planChange, type RowClient, readRows, writeRows } from './bulk-rows.ts'
import { type BulkRow, changeRow, type Decision } from './change-row.ts'
import { buildUndoRow, decideUndo, type UndoRow, undoRowsSchema } from './undo-rows.ts'

const rowsAtOnce = 100
/** The time limit of a change, in ms. It is enough for ten thousand questions on a small, busy machine. */
const longestTransaction = 10 * 60_000

export interface BulkOptions {
  readonly onProgress?: (progress: BulkProgress) => void
  /** Aborting before the commit cancels the whole change. */
  readonly signal?: AbortSignal | undefined
  /** Called with the error if lint fails. The questions are already stored, and remain due for lint. */
  readonly onFault?: (error: unknown) => void
}

type Deps = Pick<Context, 'assertWritable' | 'identify' | 'now' | 'prisma' | 'request'>

/** A bulk change or an undo, with the function that decides how each question changes. */
interface Plan {
  readonly name: string
  readonly ids: readonly number[]
  readonly decide: (row: BulkRow) => Decision
}

/**
 * Changes many questions in one transaction, or undoes the caller's last bulk change. Skips and lists the questions
 * that another editor has changed since they were read, or that may not be changed this way.
 * @throws AppError `unauthenticated`, `forbidden`; `not_found` when there is nothing to undo; the signal's abort reason
 */
export async function changeMany(
  deps: Deps,
  request: BulkRequest,
  { onProgress = () => {}, signal, onFault = () => {} }: BulkOptions = {},
): Promise<BulkResult> {
  const caller = await deps.identify()
  assertRole(caller, 'editor')
  const { prisma } = deps
  const at = deps.now()
  const count = { onProgress, signal, at }
  if ('dry_run' in request && request.dry_run) {
    const { kept, ...outcome } = await goThrough(prisma, buildPlan(request, { caller, at }), count)
    return { state: 'checked', changed: kept.length, ...outcome }
  }
  await deps.assertWritable()
  const { kept, ...outcome } = await prisma.$transaction(
    async (transaction) => {
      // Acquire the lint lock before any row lock, so that a change and an undo by the same editor cannot deadlock.
      await lockLint(transaction)
      const plan =
        'undo' in request
          ? await takeUndo(transaction, request.undo, { caller, at })
          : buildPlan(request, { caller, at })
      await lockRows(transaction, plan.ids)
      const write = (some: readonly Planned[]) => writeRows(transaction, some, { authorId: caller.id, at })
      const result = await goThrough(transaction, plan, { ...count, write })
      const { kept, refused } = result
      const undo = 'undo' in request ? null : await storeUndo(transaction, kept, { caller, at })
      if (kept.length > 0) {
        const details = { change: plan.name, changed: kept.length, refused: refused.length }
        await recordAudit(transaction, buildCallerSource({ ...deps, caller }), { action: 'questions_changed', details })
      }
      return { ...result, undo }
    },
    { maxWait: longestTransaction, timeout: longestTransaction },
  )
  const ids = kept.map(({ id }) => id)
  await lintStored(prisma, ids, { onProgress, signal }).catch(onFault)
  return { state: 'finished', changed: kept.length, ...outcome }
}

interface Acting {
  readonly caller: Pick<Caller, 'id' | 'role'>
  readonly at: Date
}

function buildPlan({ questions, change }: ChangeManyInput, { caller, at }: Acting): Plan {
  const versions = new Map(questions.map(({ id, version }) => [id, version]))
  return {
    name: 'value' in change && typeof change.value === 'string' ? `${change.kind} ${change.value}` : change.kind,
    ids: questions.map(({ id }) => id),
    // An editor knows a version that they have saved themselves since they selected the question.
    decide: (row) =>
      row.version === versions.get(row.id) || findLastAuthor(row) === caller.id
        ? changeRow(row, change, { reviewer: caller, at })
        : { kind: 'refused', reason: 'version_conflict' },
  }
}

/** Claims the caller's last change for an undo. Each change can be undone only once. */
async function takeUndo(transaction: DatabaseTransaction, id: number, { caller, at }: Acting): Promise<Plan> {
  const where = { id, authorId: caller.id, undoneAt: null }
  const [taken] = await transaction.questionBulkChange.updateManyAndReturn({ where, data: { undoneAt: at } })
  if (!taken) throw new AppError('not_found', 'There is no such change to undo')
  const rows = new Map(undoRowsSchema.parse(taken.rows).map((row) => [row.id, row]))
  return {
    name: 'undo',
    ids: [...rows.keys()],
    decide: (row) => {
      const kept = rows.get(row.id)
      return kept ? decideUndo(row, kept) : { kind: 'unchanged' }
    },
  }
}

/** Stores the undo data of this change, and deletes the undo data of the caller's previous change. */
async function storeUndo(
  transaction: DatabaseTransaction,
  rows: UndoRow[],
  { caller, at }: Acting,
): Promise<number | null> {
  if (rows.length === 0) return null
  await transaction.questionBulkChange.deleteMany({ where: { authorId: caller.id } })
  // Uses raw SQL, because Prisma would block the server for most of a second to serialize ten thousand rows.
  const [id = null] = parseIds(
    await transaction.$queryRaw`
      INSERT INTO question_bulk_changes (author_id, created_at, rows)
      VALUES (${caller.id}, ${at}, ${JSON.stringify(rows)}::jsonb) RETURNING id`,
  )
  return id
}

/**
 * To avoid a deadlock with a lint run or save that waits for one of the rows, locks all rows before the first write.
 * The caller must hold the lint lock.
 */
async function lockRows(transaction: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await transaction.$executeRaw`SELECT FROM questions WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`
}

interface GoingThrough extends Pick<BulkOptions, 'signal'> {
  readonly onProgress: (progress: BulkProgress) => void
  readonly at: Date
  /** Omitted in a dry run. */
  readonly write?: (planned: readonly Planned[]) => Promise<void>
}

async function goThrough(client: RowClient, plan: Plan, { onProgress, signal, at, write }: GoingThrough) {
  const kept: UndoRow[] = []
  const refused: RefusedQuestion[] = []
  let done = 0
  for (const ids of chunk(plan.ids, rowsAtOnce)) {
    signal?.throwIfAborted()
    const rows = await readRows(client, ids)
    const some: Planned[] = []
    for (const id of ids) {
      const row = rows.get(id)
      const decision: Decision = row ? plan.decide(row) : { kind: 'refused', reason: 'gone' }
      if (row && decision.kind === 'change') some.push(planChange(row, decision, at))
      if (decision.kind !== 'refused') continue
      refused.push({ id, legacy_id: row?.legacyId ?? '', title: row?.title ?? '', reason: decision.reason })
    }
    if (some.length > 0) await write?.(some)
    kept.push(...some.map(buildUndoRow))
    done += ids.length
    onProgress({ phase: 'changing', done, total: plan.ids.length })
    // Yield between batches, because the embedded database runs on this thread and would block the server.
    await setImmediate()
  }
  return { kept, refused, unchanged: plan.ids.length - kept.length - refused.length }
}
