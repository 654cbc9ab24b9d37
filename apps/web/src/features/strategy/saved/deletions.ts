import { readJson, storageKeys, writeJson } from '../../../lib/browser-storage.ts'

/** A local deletion that is not yet synced to the account. */
export interface Deletion {
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly deletedAt: string
}

function readDeletion(entry: unknown): Deletion[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('deletedAt' in entry)) return []
  const { id, deletedAt } = entry
  return typeof id === 'string' && typeof deletedAt === 'string' ? [{ id, deletedAt }] : []
}

/** Returns the deletions that are not yet synced to the account. */
export function waitingDeletions(): readonly Deletion[] {
  return readJson(storageKeys.deletedPlans, (json) => (Array.isArray(json) ? json.flatMap(readDeletion) : [])) ?? []
}

/** Records a deletion. Its time is never before the plan's save time, even if this device's clock is wrong. */
export function noteDeletion({ id, savedAt }: { id: string; savedAt: string }, now: Date) {
  const deletedAt = new Date(Math.max(now.getTime(), Date.parse(savedAt))).toISOString()
  const others = waitingDeletions().filter((deletion) => deletion.id !== id)
  writeJson(storageKeys.deletedPlans, [...others, { id, deletedAt }])
}

/** Removes pending deletions that were synced or did not take effect. */
export function forgetDeletions(known: readonly Pick<Deletion, 'id'>[]) {
  const ids = new Set(known.map(({ id }) => id))
  const left = waitingDeletions().filter(({ id }) => !ids.has(id))
  writeJson(storageKeys.deletedPlans, left)
}
