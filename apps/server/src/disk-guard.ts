import { statfs } from 'node:fs/promises'
import { databaseUnavailable } from '@pathwise/api/database-fault'

/** PostgreSQL exits if it cannot write the next 16 MB of its write-ahead log, so changes are rejected before that. */
const leastFreeBytes = 64 * 1024 * 1024

/** How long a measurement stays valid. */
const measuredMs = 2_000

interface DiskGuardOptions {
  /** In milliseconds. */
  readonly now?: () => number
  /** Returns the free bytes on the directory's disk. */
  readonly measureFree?: (directory: string) => Promise<number>
}

/**
 * The check rejects while the embedded database's disk is almost full. Reads still work, and changes are accepted again
 * once there is space.
 */
export function createDiskGuard(
  directory: string,
  { now = () => performance.now(), measureFree = measureDisk }: DiskGuardOptions = {},
): () => Promise<void> {
  let measured: { at: number; free: Promise<number> } | undefined
  return async () => {
    if (!measured || now() - measured.at > measuredMs) {
      // Assumes enough space when the measurement fails, because the disk may still be writable.
      measured = { at: now(), free: measureFree(directory).catch(() => Number.POSITIVE_INFINITY) }
    }
    if ((await measured.free) < leastFreeBytes) throw databaseUnavailable('full')
  }
}

async function measureDisk(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
