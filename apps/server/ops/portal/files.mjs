// Checks the deployment's files: the embedded database and the backups.
import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** @typedef {import('./findings.mjs').Result} Result */

const gigabyte = 1024 ** 3
const scarce = { fail: 0.25 * gigabyte, warn: 2 * gigabyte }
const hourMs = 3600 * 1000

/** The permission bits that let other users of this machine read or change a file. */
const others = 0o077

/** @type {Result} */
const onServer = { level: 'ok', detail: 'There is no data directory: the data is on the database server.' }

/** @param {string | null} directory the data directory; null on PostgreSQL @returns {Promise<Result>} */
export async function checkDisk(directory) {
  if (directory === null) return onServer
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  const level = free < scarce.fail ? 'fail' : free < scarce.warn ? 'warn' : 'ok'
  return { level, detail: `${(free / gigabyte).toFixed(1)} GB are free where the data is.` }
}

/** @param {string | null} directory @returns {Promise<Result>} */
export async function checkPrivacy(directory) {
  if (directory === null) return onServer
  const database = path.join(directory, 'database')
  const { mode } = await stat(database)
  if ((mode & others) === 0) return { level: 'ok', detail: 'Only the user of the server can read the data.' }
  return { level: 'fail', detail: `Other users of this machine can read ${database}: chmod 700 it.` }
}

/**
 * @param {{ directory: string, every_hours: number }} settings
 * @returns {Promise<BackupFiles>}
 * @typedef {{ everyHours: number, newest: number | undefined, unfinished: number, readable: number }} BackupFiles
 */
export async function listBackups({ directory, every_hours }) {
  const names = (await readdir(directory)).filter((name) => name.startsWith('pathwise-'))
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await readFacts(directory, name)) })))
  const complete = files.filter(({ name }) => name.endsWith('.backup'))
  const drafts = files.filter(({ name }) => name.endsWith('.part'))
  return {
    everyHours: every_hours,
    newest: complete.length === 0 ? undefined : Math.max(...complete.map(({ written }) => written)),
    // A backup in progress is written continuously. If its draft has not changed for an hour, the backup was
    // interrupted.
    unfinished: drafts.filter(({ written }) => Date.now() - written > hourMs).length,
    readable: files.filter(({ mode }) => (mode & others) !== 0).length,
  }
}

async function readFacts(directory, name) {
  const { mtimeMs, mode } = await stat(path.join(directory, name))
  return { written: mtimeMs, mode }
}

/** @param {BackupFiles | null} backups null when this server makes no backups @returns {Result} */
export function checkBackups(backups) {
  if (backups === null) return { level: 'warn', detail: 'This server makes no backups: set BACKUP_DIR on one of them.' }
  const { everyHours, newest, unfinished, readable } = backups
  if (newest === undefined) return { level: 'fail', detail: 'There is no backup yet. The log says why.' }
  if (readable > 0) return { level: 'fail', detail: `Other users of this machine can read ${readable} of the files.` }
  const hours = (Date.now() - newest) / hourMs
  const age = `The newest one is ${Math.round(hours)} hours old`
  if (hours > 2 * everyHours) return { level: 'fail', detail: `${age}, and is due every ${everyHours}.` }
  if (unfinished > 0) return { level: 'warn', detail: `${age}; ${unfinished} were not finished and can be deleted.` }
  return { level: 'ok', detail: `${age}.` }
}
