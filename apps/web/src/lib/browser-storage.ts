/**
 * Reads and writes localStorage without throwing. Browsers may deny access (private windows, blocked cookies), a server
 * has no storage, and a write may exceed the quota. Reads therefore return undefined, and writes return an outcome.
 */

/** The key of an entry. Its schema is in the module that uses it, because every page loads this file. */
export type StorageKey =
  | 'access_token'
  // Briefly set to the user's id, to notify other tabs that this tab removed the account's data.
  | 'pathwise.cleared'
  | 'pathwise.account-copy'
  | 'pathwise.deleted-plans'
  | 'pathwise.device'
  | `pathwise.followed-plan${'' | '-before' | '-damaged'}.1`
  | 'pathwise.language'
  | 'pathwise.last-report'
  | 'pathwise.made-shares'
  | 'pathwise.measured-runs'
  | `pathwise.open-item.${string}`
  | `pathwise.parent-links${'' | '-damaged'}.1`
  | 'pathwise.pdf-preview'
  | 'pathwise.planned-weeks.1'
  | `pathwise.practice${'' | '-module' | '-notes' | '-problem' | '-set' | '-waiting'}.1`
  | `pathwise.${'practice' | 'question'}-keys`
  | 'pathwise.preferences'
  | `pathwise.saved-plans${'' | '.damaged'}`
  | 'pathwise.sittings.1'
  | 'pathwise.study-progress'
  | 'pathwise.theme'
  | `pathwise.${'content' | 'question'}-draft.${string}`

export type StorageProblem = 'blocked' | 'full'
export type WriteOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: StorageProblem }

export type ReadOutcome =
  | { readonly ok: true; readonly text: string | undefined }
  | { readonly ok: false; readonly problem: 'blocked' }

/** Reads a string, and distinguishes a missing entry from storage that cannot be read. */
export function tryReadText(key: StorageKey): ReadOutcome {
  try {
    return { ok: true, text: globalThis.localStorage.getItem(key) ?? undefined }
  } catch {
    return { ok: false, problem: 'blocked' }
  }
}

/** Returns undefined if there is no entry or storage is blocked. */
export function readText(key: StorageKey): string | undefined {
  const outcome = tryReadText(key)
  return outcome.ok ? outcome.text : undefined
}

/**
 * Returns the stored JSON value after parsing it. Returns undefined if the entry is missing, the JSON is invalid or
 * storage is blocked.
 * @param parse accepts any JSON value and returns undefined to reject it
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

// Firefox uses another error name when an origin exceeds its quota.
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

/** The text that this tab last stored under each key. */
const written = new Map<string, string>()

export function writeText(key: StorageKey, text: string): WriteOutcome {
  return change((storage) => {
    storage.setItem(key, text)
    written.set(key, text)
  })
}

export function writeJson(key: StorageKey, value: unknown): WriteOutcome {
  return writeText(key, JSON.stringify(value))
}

export function removeEntry(key: StorageKey): WriteOutcome {
  return change((storage) => {
    storage.removeItem(key)
    written.delete(key)
  })
}

const clearListeners = new Set<() => void>()
let clearCount = 0

/**
 * Returns how many times this tab has cleared the device. Callers compare the count from before and after their work,
 * and do not store work that began before a sign-out.
 */
export function countDeviceClears(): number {
  return clearCount
}

/** Calls `changed` whenever this tab clears the device. Returns a function that unsubscribes. */
export function onDeviceCleared(changed: () => void): () => void {
  clearListeners.add(changed)
  return () => {
    clearListeners.delete(changed)
  }
}

/**
 * Removes this site's entries, except those for which `isKept` returns true, and notifies the stores.
 * @param isKept `isOurs` is true if this tab stored the entry and no other tab has changed it since
 */
export function clearDevice(isKept: (key: string, isOurs: boolean) => boolean) {
  change((storage) => {
    for (const key of Object.keys(storage)) {
      if (!isKept(key, storage.getItem(key) === written.get(key))) storage.removeItem(key)
    }
  })
  // Clear this record too. Otherwise, entries stored by this user would be treated as stored by the next one.
  written.clear()
  clearCount += 1
  for (const changed of clearListeners) changed()
}

/** Notifies other tabs that this tab removed an account's data from the device. */
export function announceClearing(userId: string) {
  writeText('pathwise.cleared', userId)
  removeEntry('pathwise.cleared')
}

/** Calls `changed` after another tab has removed this account's data. Returns a function that unsubscribes. */
export function onClearedInOtherTab(userId: string, changed: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === 'pathwise.cleared' && newValue === userId) changed()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}

/** Returns an empty list if storage is blocked. */
export function listEntries(): string[] {
  let keys: string[] = []
  change((storage) => {
    keys = Object.keys(storage)
  })
  return keys
}

/** Calls `changed` when another tab changes the entry or clears its storage. Returns a function that unsubscribes. */
export function onEntryChangedInOtherTab(key: StorageKey, changed: () => void): () => void {
  // `event.key` is null if the other tab cleared its storage.
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
