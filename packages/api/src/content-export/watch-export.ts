import type { Database } from '@pathwise/db/database'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { type ExportMessage, exportJobIdSchema } from './content-export.schemas.ts'
import { exportChannel, silenceSeconds } from './job.ts'

const details = {
  failed: 'The export could not be finished',
  cancelled: 'The export was canceled',
  lost: 'The server of this export has stopped',
} as const

const rowSchema = z.object({
  state: z.enum(['running', 'finished', 'failed', 'cancelled']),
  done: z.int(),
  total: z.int().positive(),
  silent_for: z.number(),
})
type Row = z.infer<typeof rowSchema>

export interface WatchedExport {
  readonly id: string
  /** The user who watches the export. Must be the export's owner. */
  readonly userId: string
}

interface Watcher {
  send(message: ExportMessage): void
  /** Called after the last message, or with an error when the database fails. */
  end(error?: unknown): void
}

/**
 * Sends an export's progress immediately and after every change on any server, until the export ends.
 * @returns a function that stops watching early
 * @throws AppError `not_found` for an unknown export or another user's export
 */
export async function watchExport(
  database: Pick<Database, 'listen' | 'prisma'>,
  { id, userId }: WatchedExport,
  watcher: Watcher,
): Promise<() => void> {
  const read = () => readJob(database, { id, userId })
  if (!(await read())) throw new AppError('not_found', 'There is no such export')

  let over = false
  let isReading = false
  let readAgain = false
  let silenceTimer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined

  function stop(): void {
    over = true
    clearTimeout(silenceTimer)
    // `unlisten` rejects if the database is already closed. In that case, the subscription has already ended.
    unlisten?.().catch(() => {})
  }

  /** Reads and sends the current state. Only one read runs at a time. A change during a read causes another read. */
  async function readAndSend(): Promise<void> {
    readAgain = true
    if (isReading) return
    isReading = true
    try {
      while (readAgain && !over) {
        readAgain = false
        const row = await read()
        if (!over) sendRow(row)
      }
    } catch (error) {
      stop()
      watcher.end(error)
    } finally {
      isReading = false
    }
  }

  function sendRow(row: Row | undefined): void {
    const message = row ? toMessage(row) : { progress: 0, state: 'failed' as const, detail: details.failed }
    watcher.send(message)
    clearTimeout(silenceTimer)
    if ('state' in message) {
      stop()
      watcher.end()
    } else if (row) {
      // Check again after a timeout, because a crashed server sends no notification.
      silenceTimer = setTimeout(
        () => void readAndSend(),
        Math.max(silenceSeconds - row.silent_for, 0) * 1000 + 100,
      ).unref()
    }
  }

  unlisten = await database.listen(exportChannel, (changed) => {
    if (unlisten && (changed === null || changed === id)) void readAndSend()
  })
  await readAndSend()
  return stop
}

/**
 * Reads an export's row. The time since its last update is measured by the database's clock, which all servers share.
 */
async function readJob({ prisma }: Pick<Database, 'prisma'>, { id, userId }: WatchedExport): Promise<Row | undefined> {
  if (!exportJobIdSchema.safeParse(id).success) return undefined
  const rows = await prisma.$queryRaw`
    SELECT state::text AS state, done, total, extract(epoch FROM clock_timestamp() - seen_at)::float8 AS silent_for
    FROM export_jobs WHERE id = ${id} AND user_id = ${userId}`
  return z.array(rowSchema).parse(rows)[0]
}

function toMessage({ state, done, total, silent_for }: Row): ExportMessage {
  const progress = Math.floor((100 * done) / total)
  if (state === 'finished') return { progress: 100, state, done: total, total }
  if (state !== 'running') return { progress, state, detail: details[state] }
  if (silent_for > silenceSeconds) return { progress, state: 'failed', detail: details.lost }
  return { progress, done, total }
}
