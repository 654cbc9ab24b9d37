import { z } from 'zod'
import { hashText } from '../../../../lib/hash-text.ts'
import { createDocumentStore } from '../../../../lib/stored-document.ts'

const deviceLinkSchema = z.object({
  id: z.string(),
  url: z.string(),
  label: z.string(),
  shows: z.object({ tasks: z.boolean(), dates: z.boolean(), results: z.boolean() }),
  /** ISO 8601 in UTC. */
  expiresAt: z.iso.datetime(),
})
/** A link created on this device without an account. */
export type DeviceLink = Readonly<z.infer<typeof deviceLinkSchema>>

const stateSchema = z.object({
  /**
   * The secret for updating and revoking this device's links. Null when there are no links. The server stores only its
   * hash.
   */
  key: z.string().nullable(),
  links: z.array(deviceLinkSchema),
  /**
   * Maps the hash of each link's id to a hash of the data last sent for the link, so that unchanged data is not resent.
   * The ids are hashed because they are secret.
   */
  sent: z.record(z.string(), z.string()),
})
type DeviceLinks = Readonly<z.infer<typeof stateSchema>>

const empty: DeviceLinks = { key: null, links: [], sent: {} }

const { latest, current, subscribe, replace } = createDocumentStore(
  'pathwise.parent-links.1',
  'pathwise.parent-links-damaged.1',
  stateSchema,
  (stored = empty): DeviceLinks => stored,
)

function change(work: (before: DeviceLinks) => DeviceLinks) {
  const next = work(latest())
  replace(next, next)
}

/** Parent links created in this browser without an account. */
export const deviceLinks = {
  current,
  subscribe,

  add: (link: DeviceLink, key: string) => change((before) => ({ ...before, key, links: [...before.links, link] })),

  /**
   * Removes a link after it expired, was revoked, or moved to an account. Removing the last link also removes the
   * secret key.
   */
  remove: (id: string) =>
    change(({ key, links, sent }) => {
      const left = links.filter((link) => link.id !== id)
      return { key: left.length === 0 ? null : key, links: left, sent }
    }),

  /**
   * Returns whether the hash of the data last sent for this parent link equals `hash`. The link may belong to this
   * device or to an account.
   */
  isSent: (id: string, hash: string) => deviceLinks.current().sent[hashText(id)] === hash,

  /** Records the hash of the data sent for a link. */
  markSent: (id: string, hash: string) =>
    change((before) => ({ ...before, sent: { ...before.sent, [hashText(id)]: hash } })),

  /** Removes the stored hashes of all links that are not in `ids`, because those links no longer exist. */
  keepSent: (ids: readonly string[]) => {
    const names = ids.map(hashText)
    const kept = Object.entries(deviceLinks.current().sent).filter(([name]) => names.includes(name))
    if (kept.length < Object.keys(deviceLinks.current().sent).length) {
      change((before) => ({ ...before, sent: Object.fromEntries(kept) }))
    }
  },
}
