import type { DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'

/** An arbitrary advisory lock key. The lock allows only one calibration at a time across all servers. */
const calibrationLockKey = 7_204_119

const lockSchema = z.tuple([z.object({ locked: z.boolean() })])

/**
 * Tries to lock calibration until the end of the transaction. Returns false immediately if another transaction has the
 * lock.
 */
export async function tryToLockCalibration(transaction: DatabaseTransaction): Promise<boolean> {
  const [{ locked }] = lockSchema.parse(
    await transaction.$queryRaw`SELECT pg_try_advisory_xact_lock(${calibrationLockKey}) AS locked`,
  )
  return locked
}

/** Waits for the calibration lock, and keeps it until the end of the transaction. */
export async function lockCalibration(transaction: DatabaseTransaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${calibrationLockKey})`
}
