import type { DatabaseTransaction } from '@pathwise/db/database'
import { AppError } from './errors.ts'

/**
 * Locks the account's row, so that transactions that merge data into the account run one after another.
 * @throws AppError `unauthenticated` when the account has been deleted
 */
export async function lockAccount(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  if (rows.length === 0) throw new AppError('unauthenticated', 'Not authenticated')
}
