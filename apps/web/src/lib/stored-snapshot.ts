import { onDeviceCleared, onEntryChangedInOtherTab, type StorageKey } from './browser-storage.ts'

/**
 * Creates a snapshot of a storage entry. The snapshot stays in sync with other tabs.
 * @param read reads storage. It receives the current snapshot, which may contain data that could not be stored.
 */
export function createStoredSnapshot<Value extends object>(
  key: StorageKey,
  read: (snapshot: Value | undefined) => Value,
) {
  const listeners = new Set<() => void>()
  let snapshot: Value | undefined

  /** Reads storage again, because another tab may have changed it. */
  const latest = () => read(snapshot)

  const set = (next: Value) => {
    snapshot = next
    for (const listener of listeners) listener()
  }
  // A sign-out must also remove data that is only in memory.
  onDeviceCleared(() => set(read(undefined)))

  return {
    latest,

    /** Returns the same object instance until the data changes. */
    current: (): Value => {
      snapshot ??= latest()
      return snapshot
    },

    /** Calls `changed` after every change in any tab. Returns a function that unsubscribes. */
    subscribe: (changed: () => void): (() => void) => {
      // Reread storage, because changes in other tabs go unnoticed while there are no listeners.
      if (listeners.size === 0) snapshot = latest()
      listeners.add(changed)
      const stop = onEntryChangedInOtherTab(key, () => {
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
