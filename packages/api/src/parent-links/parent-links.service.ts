import type { DatabaseTransaction } from '@pathwise/db/database'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import type { Context, SignedInContext } from '../context.ts'
import { dayMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { hashSecret, newId, newSecret } from '../secrets.ts'
import { assertStorable, storedJson } from '../storable.ts'
import { throttleCaller } from '../throttle/throttle-caller.ts'
import {
  type ClaimParentLinkInput,
  type CreatedParentLink,
  type CreateParentLinkInput,
  mostParentLinks,
  type OpenedParentLink,
  type ParentLinkRow,
  type UpdateParentLinkInput,
} from './parent-links.schemas.ts'
import { type ParentView, parentViewSchema } from './parent-view.schemas.ts'

/** The number of stored bytes per rate-limit point. */
const pieceBytes = 16 * 1024

/**
 * Returns the rate-limit points that storing a view costs.
 * @throws AppError `too_large`, `bad_input` when the view contains characters that cannot be stored
 */
function measureView(view: ParentView): number {
  assertStorable(view, { name: 'The view of a parent link', mostKb: 96 })
  return Math.ceil(Buffer.byteLength(JSON.stringify(view)) / pieceBytes)
}

/** The owner of a link: an account, or a device identified by the hash of its key. */
interface LinkOwner {
  readonly userId: string | null
  readonly keyHash: string | null
}

/** Locks an owner's links, so that concurrent changes wait for each other. */
async function lockOwner(transaction: DatabaseTransaction, { userId, keyHash }: LinkOwner): Promise<void> {
  if (userId !== null) await lockAccount(transaction, userId)
  else await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${keyHash}, 0))`
}

/** @throws AppError `conflict` with reason `link_limit` */
async function assertRoom(
  { parentLink }: Pick<DatabaseTransaction, 'parentLink'>,
  owner: LinkOwner,
  now: Date,
): Promise<void> {
  const had = await parentLink.count({ where: { ...owner, expiresAt: { gt: now } } })
  if (had < mostParentLinks) return
  throw new AppError('conflict', `At most ${mostParentLinks} parent links work at a time`, { reason: 'link_limit' })
}

type Deps = Pick<Context, 'identify' | 'now' | 'prisma' | 'request' | 'throttle'>

const daysOpen = 90

export function parentLinkUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/parents/${id}`
}

export function buildParentLinkNotFoundError(): AppError {
  return new AppError('not_found', 'There is nothing under this link. It may have expired or been revoked.')
}

/** Returns a stored view, or null if this version cannot read it. */
export function readView(document: unknown): ParentView | null {
  return parentViewSchema.safeParse(document).data ?? null
}

/**
 * Stores a copy of a study plan for anyone who has the link. If the user is signed in, the account owns the link.
 * @throws AppError `conflict` with reason `link_limit` when the owner already has five links, `too_large`, `bad_input`,
 * `throttled`
 */
export async function createParentLink(
  deps: Deps & Pick<Context, 'publicUrl'>,
  { label, view, key }: CreateParentLinkInput,
): Promise<CreatedParentLink> {
  const { identify, now, prisma, publicUrl } = deps
  await throttleCaller(deps, 'parentLink', measureView(view))
  const caller = await identify()
  const deviceKey = caller ? null : (key ?? newSecret())
  const owner = { userId: caller?.id ?? null, keyHash: deviceKey && hashSecret(deviceKey) }
  const id = newId()
  const moment = now()
  const expiresAt = new Date(moment.getTime() + daysOpen * dayMs)
  await prisma.$transaction(async (transaction) => {
    await lockOwner(transaction, owner)
    await assertRoom(transaction, owner, moment)
    await transaction.parentLink.create({
      data: { id, label, document: storedJson.parse(view), ...owner, createdAt: moment, updatedAt: moment, expiresAt },
    })
  })
  return { id, url: parentLinkUrl(publicUrl(), id), expires_at: expiresAt.toISOString(), key: deviceKey }
}

/** @throws AppError `not_found` for an unknown, revoked or expired link */
export async function openParentLink(
  { now, prisma }: Pick<Context, 'now' | 'prisma'>,
  id: string,
): Promise<OpenedParentLink> {
  const link = await prisma.parentLink.findUnique({
    where: { id, expiresAt: { gt: now() } },
    select: { document: true, updatedAt: true, expiresAt: true },
  })
  const view = link && readView(link.document)
  if (!view) throw buildParentLinkNotFoundError()
  return {
    view,
    today: findDay(view.time_zone, now()),
    updated_at: link.updatedAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
  }
}

/**
 * Returns a link if the caller's account or the device with this key owns it.
 * @throws AppError `not_found`, `forbidden` for a link of another account or device
 */
async function findOwn(
  { identify, now, prisma }: Deps,
  { id, key }: { readonly id: string; readonly key?: string | undefined },
) {
  const link = await prisma.parentLink.findUnique({
    where: { id, expiresAt: { gt: now() } },
    select: { userId: true, keyHash: true, expiresAt: true },
  })
  if (!link) throw buildParentLinkNotFoundError()
  const isOfDevice = key !== undefined && link.keyHash === hashSecret(key)
  const isOfCaller = link.userId !== null && link.userId === (await identify())?.id
  if (!isOfDevice && !isOfCaller) throw new AppError('forbidden', 'This link belongs to another account or device')
  return link
}

/**
 * Replaces the view that a link shows. Does not change the link's expiration date.
 * @throws AppError `not_found`, `forbidden`, `too_large`, `bad_input`, `throttled`
 */
export async function updateParentLink(
  deps: Deps,
  { id, view, key }: UpdateParentLinkInput,
): Promise<{ updated_at: string; expires_at: string }> {
  const { now, prisma } = deps
  await throttleCaller(deps, 'parentLink', measureView(view))
  const { expiresAt } = await findOwn(deps, { id, key })
  const moment = now()
  const { count } = await prisma.parentLink.updateMany({
    where: { id },
    data: { document: storedJson.parse(view), updatedAt: moment },
  })
  // No row is updated if another request has revoked the link in the meantime.
  if (count === 0) throw buildParentLinkNotFoundError()
  return { updated_at: moment.toISOString(), expires_at: expiresAt.toISOString() }
}

/**
 * Moves a device's link to the caller's account. Afterward, the device's key is invalid for this link.
 * @throws AppError `not_found`, `forbidden` for another key, `conflict` with reason `link_limit`, `throttled`
 */
export async function claimParentLink(
  deps: Pick<SignedInContext, 'caller'> & Deps & Pick<Context, 'publicUrl'>,
  { id, key }: ClaimParentLinkInput,
): Promise<ParentLinkRow> {
  const { caller, now, prisma } = deps
  await throttleCaller(deps, 'parentLink')
  const { userId } = await findOwn(deps, { id, key })
  const owner = { userId: caller.id, keyHash: null }
  await prisma.$transaction(async (transaction) => {
    await lockOwner(transaction, owner)
    if (userId !== caller.id) await assertRoom(transaction, owner, now())
    await transaction.parentLink.updateMany({ where: { id, OR: [{ keyHash: hashSecret(key) }, owner] }, data: owner })
  })
  const claimed = (await readParentLinks(deps, caller.id)).find((link) => link.id === id)
  if (!claimed) throw buildParentLinkNotFoundError()
  return claimed
}

/** Lists the active links of the caller's account, oldest first. */
export async function listParentLinks(ctx: SignedInContext): Promise<{ links: ParentLinkRow[] }> {
  return { links: await readParentLinks(ctx, ctx.caller.id) }
}

/** Returns the active links of an account with their views, oldest first. */
export async function readParentLinks(
  { now, prisma, publicUrl }: Pick<Context, 'now' | 'prisma' | 'publicUrl'>,
  userId: string,
): Promise<(ParentLinkRow & { view: ParentView | null })[]> {
  const rows = await prisma.parentLink.findMany({
    where: { userId, expiresAt: { gt: now() } },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ id, label, document, createdAt, updatedAt, expiresAt }) => {
    const view = readView(document)
    return {
      id,
      url: parentLinkUrl(publicUrl(), id),
      label,
      shows: { tasks: Boolean(view?.tasks), dates: Boolean(view?.dates), results: Boolean(view?.results) },
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      view,
    }
  })
}
