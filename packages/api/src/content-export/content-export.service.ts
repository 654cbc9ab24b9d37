import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { newId } from '../secrets.ts'
import { type ExportEnd, exportChannel, heartbeatMs, silenceSeconds } from './job.ts'

/** The maximum number of concurrent exports per account. Each one uses a connection and several renderers. */
const mostExportsAtOnce = 2

const countSchema = z.tuple([z.object({ running: z.int() })])

/**
 * Records the start of an export, so that its owner can follow its progress from any server.
 * @throws AppError `throttled` when the account already runs too many exports
 */
export async function startExport(
  { prisma }: Pick<Context, 'prisma'>,
  { userId, total }: { readonly userId: string; readonly total: number },
  faults: ExportFaults,
): Promise<RunningExport> {
  const id = newId()
  await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, userId)
    const [{ running }] = countSchema.parse(
      await transaction.$queryRaw`
        SELECT count(*)::int AS running FROM export_jobs
        WHERE user_id = ${userId} AND state = 'running'
          AND seen_at > now() - ${silenceSeconds}::int * interval '1 second'`,
    )
    if (running >= mostExportsAtOnce) {
      throw new AppError('throttled', `${mostExportsAtOnce} of your exports are still running. Please wait for one.`)
    }
    await transaction.$executeRaw`INSERT INTO export_jobs (id, user_id, total) VALUES (${id}, ${userId}, ${total})`
  })
  return runningExport(prisma, { id, total }, faults)
}

/** Deletes exports that started more than a day ago. Runs hourly. */
export async function deleteOldExports({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  await prisma.exportJob.deleteMany({ where: { startedAt: { lt: new Date(now().getTime() - dayMs) } } })
}

/** The minimum time between two writes of the progress, in ms. */
const betweenWritesMs = 200

/** Receives the error of a failed write. The export continues, because its files matter more than its progress. */
type ExportFaults = (error: unknown) => void

export interface RunningExport {
  readonly id: string
  /** Counts one more processed item. */
  advance(): void
  /** Stores the final state. Later calls do nothing. */
  end(state: ExportEnd): Promise<void>
}

/** Keeps an export's row up to date, and notifies all servers of changes. */
function runningExport(
  prisma: DatabaseClient,
  { id, total }: { readonly id: string; readonly total: number },
  faults: ExportFaults,
): RunningExport {
  let done = 0
  let ended = false
  let writing: Promise<void> = Promise.resolve()
  let planned: NodeJS.Timeout | undefined
  let lastWrite = 0

  function write(state: 'running' | ExportEnd): Promise<void> {
    lastWrite = performance.now()
    writing = writing.then(() => store(prisma, { id, done, state })).catch(faults)
    return writing
  }

  const heartbeat = setInterval(() => void write('running'), heartbeatMs).unref()

  return {
    id,
    advance() {
      done = Math.min(done + 1, total)
      const wait = lastWrite + betweenWritesMs - performance.now()
      planned ??= setTimeout(() => {
        planned = undefined
        void write('running')
      }, wait).unref()
    },
    async end(state) {
      if (ended) return
      ended = true
      clearInterval(heartbeat)
      clearTimeout(planned)
      planned = undefined
      await write(state)
    },
  }
}

interface Progress {
  readonly id: string
  readonly done: number
  readonly state: 'running' | ExportEnd
}

/**
 * Stores the progress and notifies the servers in one statement, so that servers are notified only if the change is
 * stored. Never overwrites a final state.
 */
async function store(prisma: DatabaseClient, { id, done, state }: Progress): Promise<void> {
  await prisma.$executeRaw`
    WITH job AS (
      UPDATE export_jobs SET done = ${done}, state = ${state}::export_state, seen_at = now()
      WHERE id = ${id} AND state = 'running' RETURNING id
    )
    SELECT pg_notify(${exportChannel}, id) FROM job`
}
