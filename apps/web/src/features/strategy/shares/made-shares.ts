import { reportContextSchema } from '@pathwise/api/diagnostics/diagnostics.schemas'
import { z } from 'zod'
import { onEntryChangedElsewhere, readJson, storageKeys, writeJson } from '../../../lib/browser-storage.ts'

const madeShareSchema = z.object({
  id: z.string(),
  /** Deletes the share on the server, which stores only its hash. */
  deletionKey: z.string(),
  context: reportContextSchema,
  /** ISO 8601 in UTC. */
  madeAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
})
/** A share that this device made. */
export type MadeShare = Readonly<z.infer<typeof madeShareSchema>>

function stored(): readonly MadeShare[] {
  const parse = (json: unknown) =>
    Array.isArray(json) ? json.flatMap((entry) => madeShareSchema.safeParse(entry).data ?? []) : []
  return readJson(storageKeys.madeShares, parse) ?? []
}

/** Creates the store of the shares made in this browser, kept in memory if storage is unavailable. Newest first. */
function createMadeShares() {
  const listeners = new Set<() => void>()
  let snapshot: readonly MadeShare[] | undefined

  function replace(next: readonly MadeShare[]) {
    writeJson(storageKeys.madeShares, next)
    snapshot = next
    for (const listener of listeners) listener()
  }

  /** Another tab may have written to storage, and the snapshot may hold shares that could not be stored. */
  function latest(): readonly MadeShare[] {
    const kept = stored()
    const known = new Set(kept.map(({ id }) => id))
    return [...(snapshot ?? []).filter(({ id }) => !known.has(id)), ...kept]
  }

  return {
    /** Returns the same list until the data changes. */
    current: (): readonly MadeShare[] => {
      snapshot ??= stored()
      return snapshot
    },

    /** Calls `changed` after every change in any tab. Returns an unsubscribe function. */
    subscribe: (changed: () => void): (() => void) => {
      // Without a listener, the changes of other tabs were missed.
      if (listeners.size === 0) snapshot = latest()
      listeners.add(changed)
      const stop = onEntryChangedElsewhere(storageKeys.madeShares, () => {
        snapshot = stored()
        changed()
      })
      return () => {
        listeners.delete(changed)
        stop()
      }
    },

    add: (share: MadeShare) => replace([share, ...latest().filter(({ id }) => id !== share.id)]),

    /** Removes a share that was deleted. */
    remove: (id: string) => replace(latest().filter((share) => share.id !== id)),

    /** Removes the shares made at or before `moment`, because they may belong to another user. */
    removeFromBefore: (moment: string) => replace(latest().filter(({ madeAt }) => madeAt > moment)),
  }
}

export const madeShares = createMadeShares()
