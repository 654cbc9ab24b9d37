/**
 * localStorage without exceptions. A browser may refuse it (private windows, blocked cookies, server rendering) or run out of
 * room, so that every write says how it went and every read may find nothing.
 */

export const storageKeys = {
  preferences: 'pathwise.preferences',
  language: 'pathwise.language',
  theme: 'pathwise.theme',
  savedPlans: 'pathwise.saved-plans',
  damagedSavedPlans: 'pathwise.saved-plans.damaged',
  deletedPlans: 'pathwise.deleted-plans',
  lastReport: 'pathwise.last-report',
  studyProgress: 'pathwise.study-progress',
  accountCopy: 'pathwise.account-copy',
  accessToken: 'access_token',
} as const
export type StorageKey =
  | (typeof storageKeys)[keyof typeof storageKeys]
  | `pathwise.${'content' | 'question'}-draft.${string}`

export type StorageProblem = 'blocked' | 'full'
export type WriteOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: StorageProblem }

export type ReadOutcome =
  | { readonly ok: true; readonly text: string | undefined }
  | { readonly ok: false; readonly problem: 'blocked' }

/** What stands under the key, told apart from a storage that cannot be read at all. */
export function tryReadText(key: StorageKey): ReadOutcome {
  try {
    return { ok: true, text: globalThis.localStorage.getItem(key) ?? undefined }
  } catch {
    return { ok: false, problem: 'blocked' }
  }
}

/** The stored text, or undefined when there is none or storage is blocked. */
export function readText(key: StorageKey): string | undefined {
  const outcome = tryReadText(key)
  return outcome.ok ? outcome.text : undefined
}

/**
 * The stored JSON as `parse` understands it: `parse` gets any JSON value and gives undefined for one that it refuses.
 * Undefined also for no entry, text that is not JSON, and blocked storage.
 */
export function readJson<Value>(key: StorageKey, parse: (json: unknown) => Value | undefined): Value | undefined {
  const text = readText(key)
  if (text === undefined) return undefined
  try {
    return parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

// Firefox names the same failure in its own way when the quota of the whole origin is used up.
const quotaErrors: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']

function change(work: (storage: Storage) => void): WriteOutcome {
  try {
    work(globalThis.localStorage)
    return { ok: true }
  } catch (error) {
    const full = error instanceof DOMException && quotaErrors.includes(error.name)
    return { ok: false, problem: full ? 'full' : 'blocked' }
  }
}

export function writeText(key: StorageKey, text: string): WriteOutcome {
  return change((storage) => storage.setItem(key, text))
}

export function writeJson(key: StorageKey, value: unknown): WriteOutcome {
  return writeText(key, JSON.stringify(value))
}

export function removeEntry(key: StorageKey): WriteOutcome {
  return change((storage) => storage.removeItem(key))
}

/** Calls back when another tab changes or clears the entry. Gives the function that stops listening. */
export function onEntryChangedElsewhere(key: StorageKey, changed: () => void): () => void {
  // A null key means that the other tab cleared the whole storage.
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
