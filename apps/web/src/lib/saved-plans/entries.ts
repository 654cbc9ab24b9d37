import {
  readText,
  removeEntry,
  storageKeys,
  tryReadText,
  type WriteOutcome,
  writeJson,
  writeText,
} from '../browser-storage.ts'
import { readSavedPlan, type SavedPlan } from './saved-plan.ts'

/** An entry as it is stored, beside what it means. Writing puts the stored form back, so that nothing it holds is lost. */
export interface Entry {
  readonly stored: unknown
  readonly plan: SavedPlan
}

export interface StoredEntries {
  readonly entries: readonly Entry[]
  /** How many entries could not be read, 1 for a store that is not a list at all. */
  readonly damaged: number
  readonly blocked: boolean
}

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

/**
 * The stored plans. Damaged ones are moved out of the list and kept as raw text under a key of their own; where there is no room
 * for that, they stay where they are.
 */
export function readEntries(): StoredEntries {
  const outcome = tryReadText(storageKeys.savedPlans)
  if (!outcome.ok) return { entries: [], damaged: 0, blocked: true }
  if (outcome.text === undefined) return { entries: [], damaged: 0, blocked: false }

  const list = parseList(outcome.text)
  if (!list) {
    if (putAside(outcome.text).ok) removeEntry(storageKeys.savedPlans)
    return { entries: [], damaged: 1, blocked: false }
  }

  const entries: Entry[] = []
  const damaged: unknown[] = []
  for (const stored of list) {
    const plan = readSavedPlan(stored)
    if (plan) entries.push({ stored, plan })
    else damaged.push(stored)
  }
  if (damaged.length > 0 && putAside(JSON.stringify(damaged)).ok) writeEntries(entries)
  return { entries, damaged: damaged.length, blocked: false }
}

export function writeEntries(entries: readonly Entry[]): WriteOutcome {
  return writeJson(
    storageKeys.savedPlans,
    entries.map((entry) => entry.stored),
  )
}
