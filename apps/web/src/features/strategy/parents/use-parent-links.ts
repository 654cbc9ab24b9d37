import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { useState, useSyncExternalStore } from 'react'
import { hashText } from '../../../lib/hash-text.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { Progress } from '../study-plan/model/progress.ts'
import { buildParentView, type Shown } from './model/build-view.ts'
import { deviceLinks } from './model/device-links.ts'

export interface ShownLink {
  readonly id: string
  readonly url: string
  readonly label: string
  readonly shows: Shown
  /** ISO 8601 in UTC. */
  readonly expiresAt: string
}

export interface NewLink {
  readonly label: string
  readonly shows: Shown
}

/**
 * Returns the parent links of the account, or of this device if there is no account. Also returns functions to create
 * and revoke links.
 */
export function useParentLinks(followedPlan: FollowedPlan, progress: readonly Progress[]) {
  const [now] = useState(() => new Date())
  const visitor = useVisitor()
  const isSignedIn = visitor.kind === 'signed-in'
  const device = useSyncExternalStore(deviceLinks.subscribe, deviceLinks.current)
  const utils = trpc.useUtils()
  const list = trpc.parentLinks.list.useQuery(undefined, { enabled: isSignedIn })
  const create = trpc.parentLinks.create.useMutation()
  const revoke = trpc.parentLinks.revoke.useMutation()

  const ofDevice: ShownLink[] = device.links.filter(({ expiresAt }) => new Date(expiresAt) > now)
  const ofAccount: ShownLink[] = (list.data?.links ?? []).map(({ expires_at, ...link }) => ({
    ...link,
    expiresAt: expires_at,
  }))

  /** @throws the error of a rejected call */
  async function make({ label, shows }: NewLink): Promise<ShownLink> {
    const view = buildParentView(followedPlan, progress, shows, findDay(followedPlan.time_zone, new Date()))
    const { key } = deviceLinks.current()
    const made = await create.mutateAsync({ label, view, ...(!isSignedIn && key && { key }) })
    const link = { id: made.id, url: made.url, label, shows, expiresAt: made.expires_at }
    if (made.key === null) await utils.parentLinks.list.invalidate()
    else deviceLinks.add(link, made.key)
    deviceLinks.markSent(made.id, hashText(JSON.stringify(view)))
    return link
  }

  /** @throws the error of a rejected call */
  async function end({ id }: ShownLink): Promise<void> {
    const { key, links } = deviceLinks.current()
    const isOfDevice = links.some((link) => link.id === id)
    await revoke.mutateAsync({ id, ...(isOfDevice && key && { key }) })
    deviceLinks.remove(id)
    if (isSignedIn) await utils.parentLinks.list.invalidate()
  }

  return {
    // While a link is being moved to the account, it appears in both lists.
    links: [...ofDevice, ...ofAccount.filter(({ id }) => ofDevice.every((link) => link.id !== id))],
    isLoading: visitor.kind === 'loading' || (isSignedIn && list.isLoading),
    failed: list.isError ? () => void list.refetch() : undefined,
    make,
    end,
  }
}
