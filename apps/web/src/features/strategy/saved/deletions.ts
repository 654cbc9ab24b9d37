import { z } from 'zod'
import { writeJson } from '../../../lib/browser-storage.ts'
import { readList } from '../../../lib/stored-list.ts'

const deletionSchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  deletedAt: z.string(),
})
type Deletion = z.infer<typeof deletionSchema>

/** Returns the deletions on this device that have not been synced to the account. */
export function readPendingDeletions(): readonly Deletion[] {
  return readList('pathwise.deleted-plans', deletionSchema)
}

/**
 * Records a deletion. The deletion time is never earlier than the plan's save time, even if this device's clock is
 * slow.
 */
export function recordDeletion({ id, savedAt }: { id: string; savedAt: string }, now: Date) {
  const deletedAt = new Date(Math.max(now.getTime(), Date.parse(savedAt))).toISOString()
  const others = readPendingDeletions().filter((deletion) => deletion.id !== id)
  writeJson('pathwise.deleted-plans', [...others, { id, deletedAt }])
}

/** Removes the given pending deletions, for example after a sync. */
export function removeDeletions(known: readonly Pick<Deletion, 'id'>[]) {
  const ids = new Set(known.map(({ id }) => id))
  const left = readPendingDeletions().filter(({ id }) => !ids.has(id))
  writeJson('pathwise.deleted-plans', left)
}
