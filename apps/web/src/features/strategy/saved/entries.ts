import {
  readText,
  removeEntry,
  type StorageProblem,
  storageKeys,
  tryReadText,
  type WriteOutcome,
  writeJson,
  writeText,
} from '../../../lib/browser-storage.ts'
import { readSavedPlan, type SavedPlan } from './saved-plan.ts'

/** An entry as it is stored, beside what it means. Writing puts the stored form back, so that nothing it holds is lost. */
export interface Entry {
  readonly stored: unknown
  readonly plan: SavedPlan
}

export interface StoredEntries {
  readonly entries: readonly Entry[]
  /** Damaged entries for which there was no room elsewhere: they stay in the list. */
  readonly kept: readonly unknown[]
  /** How many pieces of damaged text this reading moved aside. */
  readonly movedAside: number
  /** Why nothing may be written: storage is blocked, or what is there could not be understood nor moved aside. */
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

/** Puts the damaged text beside what was put aside before, one piece a line. */
function putAside(text: string): WriteOutcome {
  const before = readText(storageKeys.damagedSavedPlans)
  return writeText(storageKeys.damagedSavedPlans, before === undefined ? text : `${before}\n${text}`)
}

/** The stored plans. Damaged ones are moved out of the list and kept as raw text under a key of their own. */
export function readEntries(): StoredEntries {
  const outcome = tryReadText(storageKeys.savedPlans)
  if (!outcome.ok) return { ...nothing, problem: outcome.problem }
  if (outcome.text === undefined) return nothing

  const list = parseList(outcome.text)
  if (!list) {
    const aside = putAside(outcome.text)
    if (!aside.ok) return { ...nothing, problem: aside.problem }
    removeEntry(storageKeys.savedPlans)
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
  return writeJson(storageKeys.savedPlans, [...entries.map((entry) => entry.stored), ...kept])
}
