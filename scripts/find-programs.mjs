// Finds the programs that a test run needs in addition to Node.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const headlessShell = 'chromium-headless-shell'
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macBrowser = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const debianPostgres = '/usr/lib/postgresql'

/** @returns {string | undefined} the program's path */
export function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/**
 * A headless shell is Chromium without windows. It opens a page four times as fast as Chromium.
 * @returns {string | undefined} the path of an installed headless shell
 */
export function findHeadlessShell() {
  return findOnPath(headlessShell)
}

/** @returns {string | undefined} the path of an installed Chromium or Chrome */
export function findBrowser() {
  return browserNames.map(findOnPath).find(Boolean) ?? [macBrowser].find((file) => existsSync(file))
}

/**
 * @returns {string | undefined} the folder of the PostgreSQL server programs: from the PATH, or else Debian's newest
 * version
 */
export function findPostgresPrograms() {
  const onPath = findOnPath('initdb')
  if (onPath) return path.dirname(onPath)
  if (!existsSync(debianPostgres)) return undefined
  return readdirSync(debianPostgres)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianPostgres, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}
