import { chmod, mkdir, readdir, readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { z } from 'zod'
import { DataDirectoryError, DataDirectoryInUseError } from './errors.ts'

/** The time without a heartbeat after which a holder on another host or in another container is considered dead. */
const silentHolderMs = 10_000
/**
 * If the lock has had no heartbeat for this long, a running process with the holder's id is considered another process
 * that reuses the id.
 */
const reusedIdMs = 60_000
const heartbeatMs = 2_000

const holderSchema = z.object({ pid: z.int(), host: z.string() })
type Holder = z.infer<typeof holderSchema>

/** Only the owner has access, as PostgreSQL requires. */
export const privateDirectory = 0o700

const heldHere = new Set<string>()

/**
 * Locks a data directory for this process and creates it if necessary. Removes other users' access, because PGlite
 * creates files that everyone can read and write. PGlite itself has no lock: two processes on one directory silently
 * lose acknowledged rows. proper-lockfile manages the lock, and a file next to it identifies the holder. With that
 * file, a restart after `kill -9` need not wait, and a busy holder does not lose the lock.
 * @returns the canonical path, and a function that releases the lock
 * @throws DataDirectoryInUseError if another running process has the lock
 * @throws DataDirectoryError if the directory contains other files
 */
export async function lockDataDirectory(directory: string): Promise<{ path: string; release: () => Promise<void> }> {
  await createDirectory(directory)
  const path = await realpath(directory)
  await assertOurFiles(path)
  await chmod(path, privateDirectory)
  const lockPath = `${path}.lock`
  const notePath = `${path}.lock.json`
  if (heldHere.has(path)) throw inUse(path, 'this process')
  heldHere.add(path)
  try {
    const takenOver = await expireDeadLock(path, lockPath, await readHolder(notePath))
    const unlock = await acquire(path, lockPath)
    const note = JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder)
    await writeFile(notePath, note, { mode: 0o600 })
    if (takenOver) await confirm(path, notePath, note)
    return {
      path,
      release: async () => {
        await rm(notePath, { force: true })
        await unlock()
        heldHere.delete(path)
      },
    }
  } catch (error) {
    heldHere.delete(path)
    throw error
  }
}

/** Rejects a directory with files but no database, to protect unrelated data. */
async function assertOurFiles(path: string): Promise<void> {
  const files = await readdir(path)
  if (files.length === 0 || files.includes('PG_VERSION')) return
  throw new DataDirectoryError(`${path} contains files but no database. Choose an empty directory.`)
}

/**
 * Creates a directory and its parents. A recursive `mkdir` never returns under `/proc` on Node 20 and reports the wrong
 * cause on a read-only disk.
 */
async function createDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: privateDirectory })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await createDirectory(dirname(path))
    await mkdir(path, { mode: privateDirectory })
  }
}

/**
 * Expires the lock if its holder is dead. Returns whether an earlier process left a lock or holder file.
 * @throws DataDirectoryInUseError if the holder is alive
 */
async function expireDeadLock(path: string, lockPath: string, holder: Holder | undefined): Promise<boolean> {
  const found = await stat(lockPath).catch(() => undefined)
  if (!found) return holder !== undefined
  if (holder?.host !== hostname()) return true
  const silent = Date.now() - found.mtimeMs
  if (holder.pid !== process.pid && isRunning(holder.pid) && silent < reusedIdMs) {
    throw inUse(path, `process ${holder.pid}`)
  }
  await utimes(lockPath, 0, 0)
  return true
}

async function acquire(path: string, lockPath: string): Promise<() => Promise<void>> {
  try {
    return await lock(path, {
      lockfilePath: lockPath,
      realpath: false,
      stale: silentHolderMs,
      update: heartbeatMs,
      // A killed holder's lock can be acquired only once its last heartbeat is stale.
      retries: { retries: 12, factor: 1, minTimeout: 1_000, maxTimeout: 1_000 },
      // Crashes the process, because two writers in one directory lose data.
      onCompromised: (cause) => {
        throw new DataDirectoryInUseError(`This process has lost the lock on ${path} and must stop writing to it.`, {
          cause,
        })
      },
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') throw inUse(path, 'another process')
    throw error
  }
}

/**
 * Checks that this process still holds the lock. When two processes find the same dead holder at the same time,
 * proper-lockfile gives the lock to the slower one.
 */
async function confirm(path: string, notePath: string, note: string): Promise<void> {
  await pause(250)
  if ((await readFile(notePath, 'utf8').catch(() => '')) !== note) throw inUse(path, 'another process')
}

async function readHolder(notePath: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(notePath, 'utf8')))
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function inUse(path: string, holder: string): DataDirectoryInUseError {
  return new DataDirectoryInUseError(
    `The data directory ${path} is in use by ${holder}. Stop it first, or choose another DATA_DIR.`,
  )
}
