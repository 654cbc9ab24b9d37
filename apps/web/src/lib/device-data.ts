import { clearDevice, listEntries, type StorageKey } from './browser-storage.ts'
import { devicePractice } from './device-practice.ts'
import { deviceRuns } from './device-runs.ts'
import { countUnconfirmedItems } from './open-item.ts'
import { practiceNotes, removeNotes } from './practice/notes.ts'
import { readOpenModule, removeStoredModule } from './practice/stored-module.ts'
import { removeStoredSets } from './practice/stored-set.ts'
import { getQueuedAnswers } from './queued-answers.ts'

/** Counts of practice work that is on this device but not in an account. */
export interface UnsentPractice {
  readonly answers: number
  readonly runs: number
  /** Timed modules that are not graded yet. */
  readonly modules: number
  /** Notes are never sent to the server. */
  readonly notes: number
}

/** Preferences that belong to the device and not to a student. */
const deviceKeys: readonly string[] = [
  'pathwise.language',
  'pathwise.theme',
  'pathwise.device',
  'pathwise.practice-keys',
  'pathwise.question-keys',
  'pathwise.pdf-preview',
] satisfies readonly StorageKey[]

/** Removes notes and the state that practice pages keep across reloads. */
export function removePracticePageData() {
  removeStoredSets()
  removeStoredModule()
  removeNotes()
}

export function countUnsentPractice(): UnsentPractice {
  const uploads = devicePractice.latest().flatMap(({ attempts }) => attempts)
  const unsent = new Set([...getQueuedAnswers(), ...uploads].map(({ client_key }) => client_key))
  return {
    answers: unsent.size + countUnconfirmedItems(),
    runs: deviceRuns.latest().length,
    modules: readOpenModule() ? 1 : 0,
    notes: practiceNotes.latest().length,
  }
}

const draftOwner = /^pathwise\.(?:content|question)-draft\.([^.]+)\./

/** Counts an editor's unsaved drafts, which exist only on this device. */
export function countDrafts(userId: string): number {
  return listEntries().filter((key) => draftOwner.exec(key)?.[1] === userId).length
}

/** Removes the data of the student who signs out. Keeps the drafts of other users. */
export function clearAccountFromDevice(userId: string) {
  clearDevice((key) => isKeptAtSignOut(key, userId))
}

/**
 * Removes what this tab has stored since another tab signed out and cleared the device. Keeps entries of other tabs: if
 * the browser froze this tab and the sign-out event arrived late, they may belong to the next visitor.
 */
export function clearTabFromDevice(userId: string) {
  clearDevice((key, isOurs) => !isOurs || isKeptAtSignOut(key, userId))
}

function isKeptAtSignOut(key: string, userId: string): boolean {
  const owner = draftOwner.exec(key)?.[1]
  if (owner !== undefined) return owner !== userId
  return deviceKeys.includes(key) || key === 'access_token' || !key.startsWith('pathwise.')
}
