import type { DatabaseTransaction } from '@pathwise/db/database'
import { AppError } from '../errors.ts'

/**
 * Makes the transactions that merge something into one account wait for each other; the account's other rows go on.
 * @throws AppError `unauthenticated` when the account has been deleted meanwhile
 */
export async function lockAccount(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  if (rows.length === 0) throw new AppError('unauthenticated', 'Not authenticated')
}
