import { z } from 'zod'
import { readJson, writeJson } from '../../../lib/browser-storage.ts'
import type { Progress } from '../study-plan/model/progress.ts'

const textsSchema = z.array(z.unknown()).transform((list) => list.filter((entry) => typeof entry === 'string'))

/** The data that existed both on this device and in the account after the last sync. */
const accountCopySchema = z.object({
  userId: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  planIds: textsSchema,
  /** The progress of the study plan items, each formatted by `formatProgress`. */
  progress: textsSchema,
  /** Ids of sittings and planned weeks. Absent in copies stored by older versions of the app. */
  studied: textsSchema.optional(),
  /** Identifies the followed plan. Absent if no plan was followed. */
  followed: z.string().optional(),
})
type AccountCopy = z.infer<typeof accountCopySchema>

/** Returns the record of the last sync, or undefined if this device has never synced. */
export function readSyncRecord(): AccountCopy | undefined {
  return readJson('pathwise.account-copy', (json) => accountCopySchema.safeParse(json).data)
}

export function storeSyncRecord(copy: AccountCopy) {
  writeJson('pathwise.account-copy', copy)
}

/**
 * Formats an item's progress for the account copy as the key and status, followed by the reopen count if it is not
 * zero.
 */
export function formatProgress({ key, status, reopened }: Progress): string {
  return [key, status, ...(reopened ? [reopened] : [])].join(' ')
}
