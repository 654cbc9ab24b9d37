import { readJson, storageKeys, writeJson } from '../../../lib/browser-storage.ts'

/** That a plan was deleted here, until the account knows it too. */
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

/** The deletions that the account does not know yet. */
export function waitingDeletions(): readonly Deletion[] {
  return readJson(storageKeys.deletedPlans, (json) => (Array.isArray(json) ? json.flatMap(readDeletion) : [])) ?? []
}

/** Notes a deletion, never earlier than the saving of the plan, whatever this device's clock says. */
export function noteDeletion({ id, savedAt }: { id: string; savedAt: string }, now: Date) {
  const deletedAt = new Date(Math.max(now.getTime(), Date.parse(savedAt))).toISOString()
  const others = waitingDeletions().filter((deletion) => deletion.id !== id)
  writeJson(storageKeys.deletedPlans, [...others, { id, deletedAt }])
}

/** Because the account knows of them, or they did not happen. */
export function forgetDeletions(known: readonly Pick<Deletion, 'id'>[]) {
  const ids = new Set(known.map(({ id }) => id))
  const left = waitingDeletions().filter(({ id }) => !ids.has(id))
  writeJson(storageKeys.deletedPlans, left)
}
