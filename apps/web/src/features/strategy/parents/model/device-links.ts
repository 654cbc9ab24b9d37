import { z } from 'zod'
import { writeJson } from '../../../../lib/browser-storage.ts'
import { hashText } from '../../../../lib/hash-text.ts'
import { readOrSetAside } from '../../../../lib/read-or-set-aside.ts'
import { createStoredSnapshot } from '../../../../lib/stored-snapshot.ts'

const storageKey = 'pathwise.parent-links.1'
const damagedKey = 'pathwise.parent-links-damaged.1'

const deviceLinkSchema = z.object({
  id: z.string(),
  url: z.string(),
  label: z.string(),
  shows: z.object({ tasks: z.boolean(), dates: z.boolean(), results: z.boolean() }),
  /** ISO 8601 in UTC. */
  expiresAt: z.iso.datetime(),
})
/** A link that this device made without an account. */
export type DeviceLink = Readonly<z.infer<typeof deviceLinkSchema>>

const stateSchema = z.object({
  /** Updates and revokes the links of this device; null before the first one. The server stores only its hash. */
  key: z.string().nullable(),
  links: z.array(deviceLinkSchema),
  /** Hashes of what was sent last, so that an unchanged plan is not sent again. By the hash of the id, which is a secret. */
  sent: z.record(z.string(), z.string()),
})
type DeviceLinks = Readonly<z.infer<typeof stateSchema>>

const empty: DeviceLinks = { key: null, links: [], sent: {} }

/** Whether storage has the last change. Otherwise it is kept in memory. */
let isStored = true

const read = () => readOrSetAside(storageKey, damagedKey, (json) => stateSchema.safeParse(json).data)

const { latest, current, subscribe, set } = createStoredSnapshot<DeviceLinks>(storageKey, (snapshot) => {
  const { value = empty, isWritable } = read()
  if (!isStored && snapshot) return snapshot
  isStored = isWritable
  return value
})

function change(work: (before: DeviceLinks) => DeviceLinks) {
  const next = work(latest())
  // Text that could not be moved aside stays where it is.
  isStored = read().isWritable && writeJson(storageKey, next).ok
  set(next)
}

/** The parent links that this browser made without an account. */
export const deviceLinks = {
  current,
  subscribe,

  add: (link: DeviceLink, key: string) => change((before) => ({ ...before, key, links: [...before.links, link] })),

  /** Removes a link that was revoked, has expired or moved to an account. The last one takes the key with it. */
  remove: (id: string) =>
    change(({ key, links, sent }) => {
      const left = links.filter((link) => link.id !== id)
      return { key: left.length === 0 ? null : key, links: left, sent }
    }),

  /** Returns whether a link of the device or of an account shows what has this hash, as far as this device knows. */
  isSent: (id: string, hash: string) => deviceLinks.current().sent[hashText(id)] === hash,

  /** Records what a link shows now. */
  markSent: (id: string, hash: string) =>
    change((before) => ({ ...before, sent: { ...before.sent, [hashText(id)]: hash } })),

  /** Removes the hashes of links that are gone. */
  keepSent: (ids: readonly string[]) => {
    const names = ids.map(hashText)
    const kept = Object.entries(deviceLinks.current().sent).filter(([name]) => names.includes(name))
    if (kept.length < Object.keys(deviceLinks.current().sent).length) {
      change((before) => ({ ...before, sent: Object.fromEntries(kept) }))
    }
  },
}
