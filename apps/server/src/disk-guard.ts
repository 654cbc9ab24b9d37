import { statfs } from 'node:fs/promises'
import { buildDatabaseUnavailableError } from '@pathwise/api/database-fault'

/** PostgreSQL exits if it cannot write the next 16 MB of its write-ahead log, so changes are rejected before that. */
const leastFreeBytes = 64 * 1024 * 1024

/** How long a measurement of the free space is reused. */
const measuredMs = 2_000

interface DiskGuardOptions {
  /** In milliseconds. */
  readonly now?: () => number
  /** Returns the number of free bytes on the disk that contains the directory. */
  readonly measureFree?: (directory: string) => Promise<number>
}

/**
 * Returns a check that rejects while the disk of the embedded database is almost full. Reads still work, and changes
 * are accepted again once there is space.
 */
export function createDiskGuard(
  directory: string,
  { now = () => performance.now(), measureFree = measureDisk }: DiskGuardOptions = {},
): () => Promise<void> {
  let measured: { at: number; free: Promise<number>; isLogged: boolean } | undefined
  return async () => {
    if (!measured || now() - measured.at > measuredMs) {
      // Assumes enough space when the measurement fails, because the disk may still be writable.
      const free = measureFree(directory).catch(() => Number.POSITIVE_INFINITY)
      measured = { at: now(), free, isLogged: false }
    }
    const current = measured
    const free = await current.free
    if (free >= leastFreeBytes) return
    // The server logs this error only if it has a cause, so set the cause only for the first error after a measurement.
    const cause = current.isLogged ? undefined : new Error(`The disk is almost full: ${free} bytes are free`)
    current.isLogged = true
    throw buildDatabaseUnavailableError('full', cause)
  }
}

async function measureDisk(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
