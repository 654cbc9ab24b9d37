import { readJson, storageKeys, writeJson } from '../../../lib/browser-storage.ts'

/** What this device holds that is in an account as well, as of the last time that the two were brought together. */
export interface AccountCopy {
  readonly userId: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly planIds: readonly string[]
  /** Keys and statuses of study-plan items, joined: an item is in the account with just that status. */
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

/** Undefined while no account has ever been used on this device. */
export function accountCopy(): AccountCopy | undefined {
  return readJson(storageKeys.accountCopy, parseCopy)
}

export function noteAccountCopy(copy: AccountCopy) {
  writeJson(storageKeys.accountCopy, copy)
}
