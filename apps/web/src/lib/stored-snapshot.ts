import { onDeviceCleared, onEntryChangedElsewhere, type StorageKey } from './browser-storage.ts'

/**
 * Creates a snapshot of a stored entry and syncs it with other tabs.
 * @param read reads storage; receives the current snapshot, which can contain data that could not be stored
 */
export function createStoredSnapshot<Value extends object>(
  key: StorageKey,
  read: (snapshot: Value | undefined) => Value,
) {
  const listeners = new Set<() => void>()
  let snapshot: Value | undefined

  /** Reads storage again, because another tab may have written to it. */
  const latest = () => read(snapshot)

  const set = (next: Value) => {
    snapshot = next
    for (const listener of listeners) listener()
  }
  // Data that could not be stored must be removed on sign-out too.
  onDeviceCleared(() => set(read(undefined)))

  return {
    latest,

    /** Returns the same object as long as the data does not change. */
    current: (): Value => {
      snapshot ??= latest()
      return snapshot
    },

    /** Calls `changed` after every change in any tab. Returns an unsubscribe function. */
    subscribe: (changed: () => void): (() => void) => {
      // Changes made in other tabs while there was no listener were missed.
      if (listeners.size === 0) snapshot = latest()
      listeners.add(changed)
      const stop = onEntryChangedElsewhere(key, () => {
        snapshot = latest()
        changed()
      })
      return () => {
        listeners.delete(changed)
        stop()
      }
    },

    set,
  }
}
