import type { AppRouter } from '@pathwise/api/root'
import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import type { TRPCClient } from '@trpc/client'
import { hashText } from '../../../../lib/hash-text.ts'
import type { trpc } from '../../../../lib/trpc.ts'
import { findErrorCode } from '../../report/sharing/share-link.ts'
import { followedPlanStore } from '../../study-plan/model/followed-plan-store.ts'
import type { Progress } from '../../study-plan/model/progress.ts'
import { progressStore } from '../../study-plan/model/progress-store.ts'
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
  /** The links of the account; empty when there is no account. */
  readonly accountLinks: readonly KnownLink[]
  /** Returns whether the signed-in user has changed since the update started. */
  readonly stopped?: () => boolean
}

/** Updates the device's and the account's links to match the plan. Sends only what has changed. */
async function updateParentLinks({ client, followed, progress, now, accountLinks, stopped }: Deps): Promise<void> {
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
      // The link was revoked by an administrator, expired, or was moved to an account on this device.
      if (isOwn && (code === 'NOT_FOUND' || code === 'FORBIDDEN')) deviceLinks.remove(id)
      else if (code !== 'NOT_FOUND') throw error
    }
  }
}

/**
 * Moves this device's links to the signed-in student's account. Links stay on the device when the account is full.
 * Returns whether any link was moved.
 */
async function claimDeviceLinks(client: Client): Promise<boolean> {
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

/** The account's links are refetched after ten minutes, or when this device changes them. */
const staleMs = 600_000

interface KeepWith {
  readonly utils: Pick<ReturnType<typeof trpc.useUtils>, 'client' | 'parentLinks'>
  readonly hasAccount: boolean
}

/**
 * Updates the parent links immediately, after each progress change, and whenever the window becomes visible or hidden.
 * `run` checks for other changes to the plan, and `stop` ends the updates.
 */
export function keepParentLinks({ utils, hasAccount }: KeepWith) {
  const { client, parentLinks } = utils
  let stopped = false
  let running = false
  /** Whether something changed during the current run, so that another run is needed. */
  let again = false

  async function once() {
    if (hasAccount && (await claimDeviceLinks(client))) await parentLinks.list.invalidate()
    const followed = followedPlanStore.current().plan
    if (!followed || stopped) return
    const accountLinks = hasAccount ? (await parentLinks.list.fetch(undefined, { staleTime: staleMs })).links : []
    const deps = { client, followed, accountLinks, progress: progressStore.current(), now: new Date() }
    await updateParentLinks({ ...deps, stopped: () => stopped })
  }

  function run() {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = true
    void once()
      .catch((error: unknown) => console.error('A parent link was not updated', error))
      .then(() => {
        running = false
        const changedMeanwhile = again
        again = false
        if (changedMeanwhile) run()
      })
  }

  const stopListening = [progressStore.subscribe(run), followedPlanStore.subscribe(run)]
  document.addEventListener('visibilitychange', run)
  run()

  return {
    run,
    stop: () => {
      stopped = true
      for (const stop of stopListening) stop()
      document.removeEventListener('visibilitychange', run)
    },
  }
}
