import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { dayMs, hourMs } from '@pathwise/api/durations'
import type { Operations } from '@pathwise/api/ops/operations'
import type { BackupSettings } from '../env/data-environment.ts'
import { type BackupSource, createBackup, draftSuffix } from './create-backup.ts'

const named = /^pathwise-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/

export function buildBackupName(moment: Date): string {
  return `pathwise-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** Parses the time from a backup's file name. Returns NaN for other names. */
function readMoment(name: string): number {
  const [, day, hours, minutes, seconds] = named.exec(name) ?? []
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
}

/**
 * Creates a backup if one is due, and then deletes the oldest backups. Ignores files that are not backups.
 * @param signal aborts when the server stops
 * @returns the file, or undefined if no backup is due or the server stops
 */
export async function backUpWhenDue(
  source: BackupSource,
  { directory, everyHours, keep, recipients }: BackupSettings & { readonly directory: string },
  now: Date,
  signal: AbortSignal,
): Promise<string | undefined> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const newest = (await listBackups(directory)).at(-1)
  if (newest !== undefined && now.getTime() - readMoment(newest) < everyHours * hourMs) return undefined
  const file = join(directory, buildBackupName(now))
  await deleteOldDrafts(directory, now)
  try {
    await createBackup(source, file, recipients, signal)
  } catch (cause) {
    if (signal.aborted) return undefined
    throw cause
  }
  for (const name of (await listBackups(directory)).slice(0, -keep)) await rm(join(directory, name), { force: true })
  return file
}

/** Returns the job that backs up the database when a backup is due, or undefined if there is no backup directory. */
export function createBackupJob(source: BackupSource, { directory, ...settings }: BackupSettings) {
  if (directory === undefined) return undefined
  return (signal: AbortSignal) => backUpWhenDue(source, { ...settings, directory }, new Date(), signal)
}

/** Describes the backups to operators. Returns null if there is no backup directory. */
export function describeBackups({ directory: given, everyHours }: BackupSettings): Operations['backups'] {
  if (given === undefined) return null
  const directory = resolve(given)
  return { directory, everyHours, findNewest: () => findNewestBackup(directory) }
}

async function findNewestBackup(directory: string) {
  try {
    const newest = (await listBackups(directory)).at(-1)
    if (newest === undefined) return null
    return { createdAt: new Date(readMoment(newest)), bytes: (await stat(join(directory, newest))).size }
  } catch {
    // The directory does not exist before the first backup. If it cannot be read, the backup job fails.
    return null
  }
}

/** Deletes incomplete backups of killed servers. Keeps recent ones, which another server may still be writing. */
async function deleteOldDrafts(directory: string, now: Date): Promise<void> {
  for (const draft of await readdir(directory)) {
    if (!draft.endsWith(draftSuffix)) continue
    const moment = readMoment(draft.slice(0, -draftSuffix.length))
    if (now.getTime() - moment > dayMs) await rm(join(directory, draft), { force: true })
  }
}

async function listBackups(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => !Number.isNaN(readMoment(name))).toSorted()
}
