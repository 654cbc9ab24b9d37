import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { parseResponses, parseRun, responseOrder, type StoredResponse, type StoredRun } from './stored-run.ts'

/**
 * A request to read a run: the run's id, the user, and the time. Anyone who has the id of a run without an account can
 * read it.
 */
export interface Reader {
  readonly id: string
  readonly userId: string | null
  readonly at: Date
}

export function buildRunNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such run')
}

export async function identifyReader(
  { identify, now }: Pick<Context, 'identify' | 'now'>,
  id: string,
): Promise<Reader> {
  return { id, userId: (await identify())?.id ?? null, at: now() }
}

/** Builds the query condition for the runs that a reader may open. */
export function buildReadableRunFilter({ userId, at }: Omit<Reader, 'id'>) {
  return { OR: [...(userId === null ? [] : [{ userId }]), { userId: null, expiresAt: { gt: at } }] }
}

type Tables = Pick<DatabaseTransaction, 'assessmentRun' | 'response'>

/** @throws AppError `not_found`, also for expired runs and runs of other accounts */
export async function findRun({ assessmentRun }: Pick<Tables, 'assessmentRun'>, reader: Reader): Promise<StoredRun> {
  const row = await assessmentRun.findFirst({ where: { id: reader.id, ...buildReadableRunFilter(reader) } })
  if (!row) throw buildRunNotFoundError()
  return parseRun(row)
}

export async function readResponses({ response }: Pick<Tables, 'response'>, runId: string): Promise<StoredResponse[]> {
  return parseResponses(await response.findMany({ where: { runId }, orderBy: [...responseOrder] }))
}

/** A run with its responses, locked against changes by other transactions. */
export interface LockedRun {
  readonly run: StoredRun
  readonly responses: readonly StoredResponse[]
}

/**
 * Locks a run until the transaction ends, so that submissions from several tabs or servers are processed one at a time.
 */
export async function lockRun(transaction: DatabaseTransaction, reader: Reader): Promise<LockedRun> {
  await transaction.$queryRaw`SELECT id FROM assessment_runs WHERE id = ${reader.id} FOR UPDATE`
  return { run: await findRun(transaction, reader), responses: await readResponses(transaction, reader.id) }
}

/**
 * In milliseconds. Generous, because hundreds of students may answer at the same time and wait for a database
 * connection.
 */
export const transactionLimits = { maxWait: 20_000, timeout: 20_000 } as const
