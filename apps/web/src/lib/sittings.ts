import { workSchema } from '@pathwise/api/study-plan/work.schemas'
import { mergeWorks, type Work } from '@pathwise/api/study-plan/work.vocabulary'
import { readDeviceId } from './device-runs.ts'
import { hashText } from './hash-text.ts'
import { createListStore } from './stored-list.ts'
import { formatLocalDay } from './use-today.ts'

/** The maximum seconds to count per item. If an item is open for longer, the student was probably away. */
const mostSecondsPerItem = 600

/** Returns the study time in seconds to count for an item that was visible for `elapsedMs`. */
export function countSeconds(elapsedMs: number, most = mostSecondsPerItem): number {
  return Math.min(most, Math.round(elapsedMs / 1_000))
}

/** Returns the key of the study plan task in the URL's query, or null if there is none. */
export function readTaskKey(search: string): string | null {
  const key = new URLSearchParams(search).get('task')
  return key !== null && /^[\w.-]{1,120}$/.test(key) ? key : null
}

/** Returns the id of the sitting that contains the day's single problems. */
export function buildDayId(now: Date): string {
  return `problems.${formatLocalDay(now)}.${hashText(readDeviceId())}`
}

/**
 * Returns the sitting id of a diagnostic run. The sitting id contains only a hash of the run id, because the run id
 * alone gives access to the run.
 */
export function buildRunId(runId: string): string {
  return `run.${hashText(runId)}`
}

const { latest, replace, ...shared } = createListStore<Work>('pathwise.sittings.1', workSchema, mergeWorks)

interface Worked {
  readonly id: string
  readonly task?: string | null
  readonly seconds: number
}

/** The student's sittings (sets, timed modules, diagnostics and sheets), oldest first, each with its time and task. */
export const sittings = {
  ...shared,
  find: (id: string) => latest().find((one) => one.id === id),

  /** Adds time to a sitting. The first call for an id starts the sitting. */
  add: ({ id, task = null, seconds }: Worked, now: Date) => {
    const known = latest().find((one) => one.id === id)
    const started = { id, task, started_at: now.toISOString(), seconds: 0, done_at: null }
    replace(mergeWorks(latest(), [{ ...started, ...known, seconds: (known?.seconds ?? 0) + seconds }]))
  },

  /** Links a sitting to a task, unless the sitting already has one. */
  link: (id: string, task: string, now: Date) => {
    const started = { id, task, started_at: now.toISOString(), seconds: 0, done_at: null }
    replace(mergeWorks(latest(), [started]))
  },

  /** Records that a sitting has ended and that its task has been marked as done. */
  end: (id: string, now: Date) => {
    replace(latest().map((one) => (one.id === id ? { ...one, done_at: one.done_at ?? now.toISOString() } : one)))
  },
}
