import type { DatabaseClient } from '@pathwise/db/database'
import { type ExportEnd, exportChannel, heartbeatMs } from './job.ts'

/** At most five writes a second, however quick the items are. */
const betweenWritesMs = 200

/** Told of a write that failed. The export goes on: its progress is worth less than its files. */
export type ExportFaults = (error: unknown) => void

/** An export on its way. */
export interface RunningExport {
  readonly id: string
  /** One more item is done with. */
  advance(): void
  /** Stores how it ended, once. */
  end(state: ExportEnd): Promise<void>
}

/** Keeps the row of an export up to date, and announces each change to all servers. */
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

/** One statement, so that nobody hears of what is not stored. An export that has ended stays as it ended. */
async function store(prisma: DatabaseClient, { id, done, state }: Progress): Promise<void> {
  await prisma.$executeRaw`
    WITH job AS (
      UPDATE export_jobs SET done = ${done}, state = ${state}::export_state, seen_at = now()
      WHERE id = ${id} AND state = 'running' RETURNING id
    )
    SELECT pg_notify(${exportChannel}, id) FROM job`
}
