import { workSchema } from '@pathwise/api/study-plan/work.schemas'
import { mergeWorks, type Work } from '@pathwise/api/study-plan/work.vocabulary'
import { readDeviceId } from './device-runs.ts'
import { hashText } from './hash-text.ts'
import { createListStore } from './stored-list.ts'
import { formatLocalDay } from './use-today.ts'

/** An item that stays open longer was probably left alone. */
const mostSecondsPerItem = 600

/** Returns the seconds that count for an item that was visible for so long. */
export function countSeconds(elapsedMs: number, most = mostSecondsPerItem): number {
  return Math.min(most, Math.round(elapsedMs / 1_000))
}

/** Returns the key of the study plan's task that the address of a page names; null for none. */
export function readTaskKey(search: string): string | null {
  const key = new URLSearchParams(search).get('task')
  return key !== null && /^[\w.-]{1,120}$/.test(key) ? key : null
}

/** Returns the id under which the time on single problems of a day is kept. */
export function buildDayId(now: Date): string {
  return `problems.${formatLocalDay(now)}.${hashText(readDeviceId())}`
}

/** Returns the id of the sitting of a diagnostic. The id of a run opens it, so only its hash is kept. */
export function buildRunId(runId: string): string {
  return `run.${hashText(runId)}`
}

const { subscribe, current, latest, replace } = createListStore<Work>('pathwise.sittings.1', workSchema, mergeWorks)

interface Worked {
  readonly id: string
  readonly task?: string | null
  readonly seconds: number
}

/** The sittings of the student: sets, timed modules, diagnostics and sheets, with their times and the tasks that they belong to. */
export const sittings = {
  subscribe,
  /** Returns the same list until it changes, oldest first. */
  current,
  find: (id: string) => latest().find((one) => one.id === id),

  /** Adds time to a sitting, and starts it with the first time. */
  add: ({ id, task = null, seconds }: Worked, now: Date) => {
    const known = latest().find((one) => one.id === id)
    const started = { id, task, started_at: now.toISOString(), seconds: 0, done_at: null }
    replace(mergeWorks(latest(), [{ ...started, ...known, seconds: (known?.seconds ?? 0) + seconds }]))
  },

  /** Names the task of a sitting that has none. */
  link: (id: string, task: string, now: Date) => {
    const started = { id, task, started_at: now.toISOString(), seconds: 0, done_at: null }
    replace(mergeWorks(latest(), [started]))
  },

  /** Records that a sitting ended and its task was marked. */
  end: (id: string, now: Date) => {
    replace(latest().map((one) => (one.id === id ? { ...one, done_at: one.done_at ?? now.toISOString() } : one)))
  },

  /** Merges the sittings of other devices. */
  takeOver: (others: readonly Work[]) => {
    const before = latest()
    const merged = mergeWorks(before, others)
    if (JSON.stringify(merged) !== JSON.stringify(before)) replace(merged)
  },

  /** Removes sittings that belong to another user. */
  keepOnly: (belongs: (work: Work) => boolean) => {
    const kept = latest().filter(belongs)
    if (kept.length < latest().length) replace(kept)
  },
}
