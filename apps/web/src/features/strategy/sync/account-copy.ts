import { z } from 'zod'
import { readJson, storageKeys, writeJson } from '../../../lib/browser-storage.ts'
import type { Progress } from '../study-plan/model/progress.ts'

const textsSchema = z.array(z.unknown()).transform((list) => list.filter((entry) => typeof entry === 'string'))

/** A record of the data that was both on this device and in the account at the last sync. */
const accountCopySchema = z.object({
  userId: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  planIds: textsSchema,
  /**
   * Study plan items as strings: the key and the status in the account, plus the reopen count if the item was reopened.
   */
  progress: textsSchema,
  /** The identifiers of sittings and planned weeks; absent in records created by older versions. */
  studied: textsSchema.optional(),
  /** Identifies the followed plan; absent if no plan was followed. */
  followed: z.string().optional(),
})
type AccountCopy = z.infer<typeof accountCopySchema>

/** Returns the record of the last sync, or undefined if this device has never synced with an account. */
export function readAccountCopy(): AccountCopy | undefined {
  return readJson(storageKeys.accountCopy, (json) => accountCopySchema.safeParse(json).data)
}

export function storeAccountCopy(copy: AccountCopy) {
  writeJson(storageKeys.accountCopy, copy)
}

/** Returns the string that represents the status of a study plan item in the sync record. */
export function markProgress({ key, status, reopened }: Progress): string {
  return [key, status, ...(reopened ? [reopened] : [])].join(' ')
}
