import type { DatabaseClient } from '@pathwise/db/database'
import { type ExportEnd, exportChannel, heartbeatMs } from './job.ts'

/** At most five writes per second, however fast the items are. */
const betweenWritesMs = 200

/** Receives failed writes. The export continues, because its files matter more than its progress. */
export type ExportFaults = (error: unknown) => void

/** An export in progress. */
export interface RunningExport {
  readonly id: string
  /** Counts one more item as processed. */
  advance(): void
  /** Stores the final state, once. */
  end(state: ExportEnd): Promise<void>
}

/** Keeps an export's row up to date and notifies all servers of each change. */
export function runningExport(
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
 * Updates and notifies in one statement, so that every notification has a stored change. A
 * final state is never overwritten.
 */
async function store(prisma: DatabaseClient, { id, done, state }: Progress): Promise<void> {
  await prisma.$executeRaw`
    WITH job AS (
      UPDATE export_jobs SET done = ${done}, state = ${state}::export_state, seen_at = now()
      WHERE id = ${id} AND state = 'running' RETURNING id
    )
    SELECT pg_notify(${exportChannel}, id) FROM job`
}
