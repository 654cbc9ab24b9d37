import { statfs } from 'node:fs/promises'
import { databaseUnavailable } from '@pathwise/api/database-fault'

/** PostgreSQL ends when there is no room for the next 16 MB of its log, so changes are refused earlier. */
const leastFreeBytes = 64 * 1024 * 1024

/** How long a measurement of the disk is believed. */
const measuredMs = 2_000

interface DiskGuardOptions {
  /** A clock in milliseconds. */
  readonly now?: () => number
  /** Returns the free bytes of the disk with a directory. */
  readonly measureFree?: (directory: string) => Promise<number>
}

/**
 * Builds a check that rejects while the disk of the embedded database is almost full. Reading goes on, and so do changes
 * as soon as there is room.
 */
export function createDiskGuard(
  directory: string,
  { now = () => performance.now(), measureFree = measureDisk }: DiskGuardOptions = {},
): () => Promise<void> {
  let measured: { at: number; free: Promise<number> } | undefined
  return async () => {
    if (!measured || now() - measured.at > measuredMs) {
      // A file system that cannot be measured may still be written.
      measured = { at: now(), free: measureFree(directory).catch(() => Number.POSITIVE_INFINITY) }
    }
    if ((await measured.free) < leastFreeBytes) throw databaseUnavailable('full')
  }
}

async function measureDisk(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
