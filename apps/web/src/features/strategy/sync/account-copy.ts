import { readJson, storageKeys, writeJson } from '../../../lib/browser-storage.ts'

/** The data on this device that was also in the account at the last sync. */
export interface AccountCopy {
  readonly userId: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly planIds: readonly string[]
  /** Study plan items as 'key status' strings, with the status that the account has. */
  readonly progress: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

function parseCopy(json: unknown): AccountCopy | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  if (!('userId' in json && 'at' in json && 'planIds' in json && 'progress' in json)) return undefined
  const { userId, at, planIds, progress } = json
  if (!isText(userId) || !isText(at) || !Array.isArray(planIds) || !Array.isArray(progress)) return undefined
  return { userId, at, planIds: planIds.filter(isText), progress: progress.filter(isText) }
}

/** Returns the record of the last sync, or undefined if this device has never synced with an account. */
export function createAccountCopy(): AccountCopy | undefined {
  return readJson(storageKeys.accountCopy, parseCopy)
}

export function noteAccountCopy(copy: AccountCopy) {
  writeJson(storageKeys.accountCopy, copy)
}
