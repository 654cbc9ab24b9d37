import { advisoryLocks } from '@pathwise/db/advisory-locks'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'

const lockSchema = z.tuple([z.object({ locked: z.boolean() })])

/**
 * Tries to lock calibration on all servers until the end of the transaction. Returns false immediately if another
 * transaction has the lock.
 */
export async function tryToLockCalibration(transaction: DatabaseTransaction): Promise<boolean> {
  const [{ locked }] = lockSchema.parse(
    await transaction.$queryRaw`SELECT pg_try_advisory_xact_lock(${advisoryLocks.calibrate}) AS locked`,
  )
  return locked
}

/** Waits for the calibration lock, and keeps it until the end of the transaction. */
export async function lockCalibration(transaction: DatabaseTransaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.calibrate})`
}
