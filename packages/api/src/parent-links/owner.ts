import type { DatabaseTransaction } from '@pathwise/db/database'
import { lockAccount } from '../account/lock-account.ts'
import { AppError } from '../errors.ts'
import { mostParentLinks } from './parent-links.schemas.ts'

/** An account, or a device by the hash of its key. */
export interface LinkOwner {
  readonly userId: string | null
  readonly keyHash: string | null
}

/** Makes concurrent changes to the links of an owner run one after the other. */
export async function lockOwner(transaction: DatabaseTransaction, { userId, keyHash }: LinkOwner): Promise<void> {
  if (userId !== null) await lockAccount(transaction, userId)
  else await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${keyHash}, 0))`
}

/** @throws AppError `conflict` with reason `link_limit` */
export async function assertRoom(
  { parentLink }: Pick<DatabaseTransaction, 'parentLink'>,
  owner: LinkOwner,
  now: Date,
): Promise<void> {
  const had = await parentLink.count({ where: { ...owner, expiresAt: { gt: now } } })
  if (had < mostParentLinks) return
  throw new AppError('conflict', `At most ${mostParentLinks} parent links work at a time`, { reason: 'link_limit' })
}
