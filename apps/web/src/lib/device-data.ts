import { answerPracticeInputSchema } from '@pathwise/api/practice/practice.schemas'
import { z } from 'zod'
import { clearDevice, listEntries, readJson, removeEntry, type StorageKey, storageKeys } from './browser-storage.ts'
import { devicePractice } from './device-practice.ts'
import { deviceRuns } from './device-runs.ts'
import { getQueuedAnswers, queueAnswers } from './queued-answers.ts'

/** Counts of practice work that is on this device but not in an account. */
export interface UnsentPractice {
  readonly answers: number
  readonly runs: number
  /** Timed modules that are not graded yet. */
  readonly modules: number
  /** Notes are never sent to the server. */
  readonly notes: number
}

const playedSets = ['pathwise.practice-set.1', 'pathwise.practice-problem.1'] as const satisfies readonly StorageKey[]
const module = 'pathwise.practice-module.1'
const openItems = 'pathwise.open-item.'

/** Preferences that belong to the device and not to a student. */
const deviceKeys: readonly string[] = [
  storageKeys.language,
  storageKeys.theme,
  'pathwise.device',
  'pathwise.practice-keys',
  'pathwise.question-keys',
  'pathwise.pdf-preview',
]

const playedSchema = z.object({ work: z.record(z.string(), z.object({ pending: z.unknown().optional() })) })

/** Queues the answers of the open set that the server has not confirmed. Leaving the set page also queues them. */
export function queueUnconfirmedAnswers() {
  for (const key of playedSets) {
    const { work = {} } = readJson(key, (json) => playedSchema.safeParse(json).data) ?? {}
    queueAnswers(Object.values(work).flatMap(({ pending }) => answerPracticeInputSchema.safeParse(pending).data ?? []))
  }
}

/** Removes notes and the state that practice pages keep across reloads. */
export function removePracticePageData() {
  for (const key of [...playedSets, module, 'pathwise.practice-notes.1'] as const) removeEntry(key)
}

export function countUnsentPractice(): UnsentPractice {
  const notes = readJson('pathwise.practice-notes.1', (json) => (Array.isArray(json) ? json : undefined)) ?? []
  const uploads = devicePractice.latest().flatMap(({ attempts }) => attempts)
  const unsent = new Set([...getQueuedAnswers(), ...uploads].map(({ client_key }) => client_key))
  return {
    answers: unsent.size + listEntries().filter(isUnconfirmedItem).length,
    runs: deviceRuns.latest().length,
    modules: readJson(module, (json) => z.object({ replies: z.undefined() }).safeParse(json).data) ? 1 : 0,
    notes: notes.length,
  }
}

function isUnconfirmedItem(key: string): boolean {
  if (!key.startsWith(openItems)) return false
  const pending = readJson(
    `${openItems}${key.slice(openItems.length)}`,
    (json) => z.object({ pending: z.unknown() }).safeParse(json).data?.pending,
  )
  return pending !== undefined
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
  return deviceKeys.includes(key) || key === storageKeys.accessToken || !key.startsWith('pathwise.')
}
