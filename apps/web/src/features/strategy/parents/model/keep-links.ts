import type { AppRouter } from '@pathwise/api/root'
import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import type { TRPCClient } from '@trpc/client'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { hashText } from '../../../../lib/hash-text.ts'
import type { trpc } from '../../../../lib/trpc.ts'
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
  readonly followedPlan: FollowedPlan
  readonly progress: readonly Progress[]
  readonly now: Date
  /** The account's links. Empty without an account. */
  readonly accountLinks: readonly KnownLink[]
  /** Returns true if the update must stop because the signed-in user has changed. */
  readonly stopped?: () => boolean
}

/** Returns whether the link expired, was revoked by an administrator, or belongs to another account or device. */
function isLinkGone(error: unknown): boolean {
  const status = toApiFailure(error).status
  return status === 404 || status === 403
}

/**
 * Sends the current plan to the parent links of this device and of the account. Skips links whose data is unchanged.
 */
async function updateParentLinks({ client, followedPlan, progress, now, accountLinks, stopped }: Deps): Promise<void> {
  const { key, links } = deviceLinks.current()
  const today = findDay(followedPlan.time_zone, now)
  const own = links.filter(({ expiresAt }) => new Date(expiresAt) > now)
  deviceLinks.keepSent([...own, ...accountLinks].map(({ id }) => id))
  for (const { id, shows } of [...own, ...accountLinks]) {
    if (stopped?.()) return
    const view = buildParentView(followedPlan, progress, shows, today)
    const hash = hashText(JSON.stringify(view))
    if (deviceLinks.isSent(id, hash)) continue
    const isOwn = own.some((link) => link.id === id)
    try {
      await client.parentLinks.update.mutate({ id, view, ...(isOwn && key && { key }) })
      deviceLinks.markSent(id, hash)
    } catch (error) {
      if (isOwn && isLinkGone(error)) deviceLinks.remove(id)
      else if (toApiFailure(error).status !== 404) throw error
    }
  }
}

/**
 * Moves this device's links to the signed-in account, and returns whether any were moved. Links that exceed the
 * account's limit stay on the device.
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
      if (isLinkGone(error)) deviceLinks.remove(id)
      else if (toApiFailure(error).status !== 409) throw error
    }
  }
  return isMoved
}

/** How long the account's links are cached, in milliseconds. */
const staleMs = 600_000

interface KeepWith {
  readonly utils: Pick<ReturnType<typeof trpc.useUtils>, 'client' | 'parentLinks'>
  readonly hasAccount: boolean
}

/**
 * Updates the parent links on start, whenever the plan or the progress changes, and when the page is shown or hidden.
 * `run` starts another update, and `stop` ends the updates.
 */
export function startParentLinkUpdates({ utils, hasAccount }: KeepWith) {
  const { client, parentLinks } = utils
  let stopped = false
  let running = false
  /** Whether to run again after the current run, because something changed during that run. */
  let needsRerun = false

  async function once() {
    if (hasAccount && (await claimDeviceLinks(client))) await parentLinks.list.invalidate()
    const followedPlan = followedPlanStore.current().plan
    if (!followedPlan || stopped) return
    const accountLinks = hasAccount ? (await parentLinks.list.fetch(undefined, { staleTime: staleMs })).links : []
    const deps = { client, followedPlan, accountLinks, progress: progressStore.current(), now: new Date() }
    await updateParentLinks({ ...deps, stopped: () => stopped })
  }

  function run() {
    if (stopped) return
    if (running) {
      needsRerun = true
      return
    }
    running = true
    void once()
      .catch((error: unknown) => console.error('A parent link was not updated', error))
      .then(() => {
        running = false
        const changedMeanwhile = needsRerun
        needsRerun = false
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
