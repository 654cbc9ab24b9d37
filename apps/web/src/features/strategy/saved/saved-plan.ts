import { z } from 'zod'
import { type Report, readReport } from '../report.ts'

/** A report kept in this browser. */
export interface SavedPlan {
  /** The time of saving in milliseconds, as text; moved on by one where that is taken. */
  readonly id: string
  readonly result: Report['result']
  readonly context: Report['context']
  /** ISO 8601 in UTC. */
  readonly savedAt: string
}

const keptSchema = z.object({ id: z.string().min(1), savedAt: z.iso.datetime() })

/** The saved plan that a stored entry holds, or undefined when the entry is damaged. */
export function readSavedPlan(entry: unknown): SavedPlan | undefined {
  const kept = keptSchema.safeParse(entry)
  const report = readReport(entry)
  return kept.success && report ? { ...kept.data, ...report } : undefined
}

/** A new plan with an id that none of the others has. */
export function newSavedPlan(report: Report, now: Date, takenIds: ReadonlySet<string>): SavedPlan {
  let time = now.getTime()
  while (takenIds.has(String(time))) time += 1
  return { id: String(time), result: report.result, context: report.context, savedAt: now.toISOString() }
}

/** Newest first; of two saved in the same millisecond, the later one first. */
export function byNewest(one: SavedPlan, other: SavedPlan): number {
  return other.savedAt.localeCompare(one.savedAt) || other.id.localeCompare(one.id)
}
