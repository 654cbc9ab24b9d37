import { reportContextSchema } from '@pathwise/api/diagnostics/diagnostics.schemas'
import { z } from 'zod'
import { createListStore } from '../../../lib/stored-list.ts'

const madeShareSchema = z.object({
  id: z.string(),
  /** The secret for deleting the share. The server stores only its hash. */
  deletionKey: z.string(),
  context: reportContextSchema,
  /**
   * Whether the share belongs to an account. A sync also claims the shares of signed-in users, because a share is
   * created without an account if the access token has expired.
   */
  inAccount: z.boolean().optional(),
  /** ISO 8601 in UTC. */
  madeAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
})
export type MadeShare = Readonly<z.infer<typeof madeShareSchema>>

const { current, subscribe, latest, replace } = createListStore<MadeShare>(
  'pathwise.made-shares',
  madeShareSchema,
  (stored, inMemory) => {
    const known = new Set(stored.map(({ id }) => id))
    return [...inMemory.filter(({ id }) => !known.has(id)), ...stored]
  },
)

/** Shares created in this browser, newest first. */
export const madeShares = {
  current,
  latest,
  subscribe,

  add: (share: MadeShare) => replace([share, ...latest().filter(({ id }) => id !== share.id)]),

  remove: (id: string) => replace(latest().filter((share) => share.id !== id)),

  /** Marks the shares as belonging to the account. */
  markInAccount: (ids: readonly string[]) =>
    replace(latest().map((share) => (ids.includes(share.id) ? { ...share, inAccount: true } : share))),

  /** Removes shares created at or before `moment`, because they may belong to another user. */
  removeFromBefore: (moment: string) => replace(latest().filter(({ madeAt }) => madeAt > moment)),
}
