import type { AppRouter } from '@pathwise/api/root'
import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import type { TRPCClient } from '@trpc/client'
import { hashText } from '../../../../lib/hash-text.ts'
import { findErrorCode } from '../../report/sharing/share-link.ts'
import type { Progress } from '../../study-plan/model/progress.ts'
import { buildParentView, type Shown } from './build-view.ts'
import { deviceLinks } from './device-links.ts'

type Client = Pick<TRPCClient<AppRouter>, 'parentLinks'>

interface KnownLink {
  readonly id: string
  readonly shows: Shown
}

interface Deps {
  readonly client: Client
  readonly followed: FollowedPlan
  readonly progress: readonly Progress[]
  readonly now: Date
  /** The links of the account; empty without one. */
  readonly accountLinks: readonly KnownLink[]
  /** Returns whether the user has changed meanwhile. */
  readonly stopped?: () => boolean
}

/** Brings what the links of the device and the account show in line with the plan. Sends only what has changed. */
export async function updateParentLinks({
  client,
  followed,
  progress,
  now,
  accountLinks,
  stopped,
}: Deps): Promise<void> {
  const { key, links } = deviceLinks.current()
  const today = findDay(followed.time_zone, now)
  const own = links.filter(({ expiresAt }) => new Date(expiresAt) > now)
  deviceLinks.keepSent([...own, ...accountLinks].map(({ id }) => id))
  for (const { id, shows } of [...own, ...accountLinks]) {
    if (stopped?.()) return
    const view = buildParentView(followed, progress, shows, today)
    const hash = hashText(JSON.stringify(view))
    if (deviceLinks.isSent(id, hash)) continue
    const isOwn = own.some((link) => link.id === id)
    try {
      await client.parentLinks.update.mutate({ id, view, ...(isOwn && key && { key }) })
      deviceLinks.markSent(id, hash)
    } catch (error) {
      const code = findErrorCode(error)
      // Revoked by an administrator, expired, or moved to an account on this device.
      if (isOwn && (code === 'NOT_FOUND' || code === 'FORBIDDEN')) deviceLinks.remove(id)
      else if (code !== 'NOT_FOUND') throw error
    }
  }
}

/**
 * Moves the links of this device into the account of the signed-in student. A full account leaves them with the device.
 * Returns whether a link was moved.
 */
export async function claimDeviceLinks(client: Client): Promise<boolean> {
  const { key, links } = deviceLinks.current()
  let isMoved = false
  if (key === null) return isMoved
  for (const { id } of links) {
    try {
      await client.parentLinks.claim.mutate({ id, key })
      isMoved = true
      deviceLinks.remove(id)
    } catch (error) {
      const code = findErrorCode(error)
      if (code === 'NOT_FOUND' || code === 'FORBIDDEN') deviceLinks.remove(id)
      else if (code !== 'CONFLICT') throw error
    }
  }
  return isMoved
}
