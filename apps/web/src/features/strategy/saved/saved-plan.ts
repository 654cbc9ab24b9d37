import { z } from 'zod'
import { type Report, readReport } from '../report.ts'

/** A report saved in this browser. */
export interface SavedPlan {
  /** The save time in milliseconds, as a string; incremented until it is unique. */
  readonly id: string
  readonly result: Report['result']
  readonly context: Report['context']
  /** ISO 8601 in UTC. */
  readonly savedAt: string
}

const keptSchema = z.object({ id: z.string().min(1), savedAt: z.iso.datetime() })

/** Parses a stored entry. Returns undefined if the entry is damaged. */
export function readSavedPlan(entry: unknown): SavedPlan | undefined {
  const kept = keptSchema.safeParse(entry)
  const report = readReport(entry)
  return kept.success && report ? { ...kept.data, ...report } : undefined
}

/** Creates a plan with an id that is not in `takenIds`. */
export function createSavedPlan(report: Report, now: Date, takenIds: ReadonlySet<string>): SavedPlan {
  let time = now.getTime()
  while (takenIds.has(String(time))) time += 1
  return { id: String(time), result: report.result, context: report.context, savedAt: now.toISOString() }
}

/** Sorts newest first; plans with the same save time are sorted by descending id. */
export function compareNewestFirst(one: SavedPlan, other: SavedPlan): number {
  return other.savedAt.localeCompare(one.savedAt) || other.id.localeCompare(one.id)
}
