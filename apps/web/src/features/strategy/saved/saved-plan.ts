import { z } from 'zod'
import {
  readText,
  removeEntry,
  type StorageProblem,
  tryReadText,
  type WriteOutcome,
  writeJson,
  writeText,
} from '../../../lib/browser-storage.ts'
import { type Report, readReport } from '../report.ts'

export interface SavedPlan {
  /** The save time in milliseconds, incremented until the id is unique. */
  readonly id: string
  readonly result: Report['result']
  readonly context: Report['context']
  /** ISO 8601 in UTC. */
  readonly savedAt: string
}

const keptSchema = z.object({ id: z.string().min(1), savedAt: z.iso.datetime() })

/** Parses a stored entry. Returns undefined if it is damaged. */
function readSavedPlan(entry: unknown): SavedPlan | undefined {
  const kept = keptSchema.safeParse(entry)
  const report = readReport(entry)
  return kept.success && report ? { ...kept.data, ...report } : undefined
}

/** Creates a saved plan whose id is not in `takenIds`. */
export function createSavedPlan(report: Report, now: Date, takenIds: ReadonlySet<string>): SavedPlan {
  let time = now.getTime()
  while (takenIds.has(String(time))) time += 1
  return { id: String(time), result: report.result, context: report.context, savedAt: now.toISOString() }
}

/** Orders plans by save time, then by id, both descending. */
export function compareNewestFirst(one: SavedPlan, other: SavedPlan): number {
  return other.savedAt.localeCompare(one.savedAt) || other.id.localeCompare(one.id)
}

/** A stored entry and its parsed plan. The stored form is written back as is, to preserve unknown fields. */
export interface Entry {
  readonly stored: unknown
  readonly plan: SavedPlan
}

export interface StoredEntries {
  readonly entries: readonly Entry[]
  /** Damaged entries that stay in the list because they could not be backed up. */
  readonly kept: readonly unknown[]
  /** The number of damaged entries that this read has moved to the backup key. */
  readonly movedAside: number
  /** Why the list is read-only: storage is blocked, or invalid text could not be backed up. */
  readonly problem: StorageProblem | undefined
}

const nothing: StoredEntries = { entries: [], kept: [], movedAside: 0, problem: undefined }

function parseList(text: string): unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? json : undefined
  } catch {
    return undefined
  }
}

function putAside(text: string): WriteOutcome {
  const before = readText('pathwise.saved-plans.damaged')
  return writeText('pathwise.saved-plans.damaged', before === undefined ? text : `${before}\n${text}`)
}

/** Reads the stored plans, moving damaged entries to the backup key. */
export function readEntries(): StoredEntries {
  const outcome = tryReadText('pathwise.saved-plans')
  if (!outcome.ok) return { ...nothing, problem: outcome.problem }
  if (outcome.text === undefined) return nothing

  const list = parseList(outcome.text)
  if (!list) {
    const aside = putAside(outcome.text)
    if (!aside.ok) return { ...nothing, problem: aside.problem }
    removeEntry('pathwise.saved-plans')
    return { ...nothing, movedAside: 1 }
  }

  const entries: Entry[] = []
  const damaged: unknown[] = []
  for (const stored of list) {
    const plan = readSavedPlan(stored)
    if (plan) entries.push({ stored, plan })
    else damaged.push(stored)
  }
  if (damaged.length === 0) return { ...nothing, entries }
  if (!putAside(JSON.stringify(damaged)).ok) return { ...nothing, entries, kept: damaged }
  writeEntries({ entries, kept: [] })
  return { ...nothing, entries, movedAside: damaged.length }
}

export function writeEntries({ entries, kept }: Pick<StoredEntries, 'entries' | 'kept'>): WriteOutcome {
  return writeJson('pathwise.saved-plans', [...entries.map((entry) => entry.stored), ...kept])
}
