// Finds the programs that a test run needs in addition to Node, and installs missing ones if possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBrowser } from '../ensure-browser.mjs'
import { findBrowser, findHeadlessShell, findOnPath, findPostgresPrograms } from '../find-programs.mjs'

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} debianPackage
 * @property {string[]} steps the steps that use it
 * @property {() => boolean} isInstalled
 * @property {string} [without] what happens when the tool is missing. If undefined, the tool is required.
 */

/** @type {Tool[]} */
const tools = [
  {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    steps: ['unit', 'e2e'],
    isInstalled: () => Boolean(process.env.CHROME_PATH || findHeadlessShell() || findBrowser()),
  },
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    steps: ['postgres'],
    isInstalled: () => Boolean(process.env.TEST_DATABASE_URL || findPostgresPrograms()),
    without: 'the step postgres is skipped, and unit runs its tests on embedded databases',
  },
  {
    name: 'PgBouncer',
    debianPackage: 'pgbouncer',
    steps: ['postgres'],
    isInstalled: () => findOnPath('pgbouncer') !== undefined || existsSync('/usr/sbin/pgbouncer'),
    without: 'the test of queries through it is skipped',
  },
  {
    name: 'qpdf',
    debianPackage: 'qpdf',
    steps: ['unit', 'postgres'],
    isInstalled: () => findOnPath('qpdf') !== undefined,
    without: 'the tests that check PDFs with it are skipped',
  },
  {
    name: 'pdftotext',
    debianPackage: 'poppler-utils',
    steps: ['unit', 'postgres', 'e2e'],
    isInstalled: () => findOnPath('pdftotext') !== undefined,
    without: 'the tests that read PDFs with it are skipped',
  },
]

function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return
  console.log(`Installing with apt-get: ${names.join(', ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status, stderr } = spawnSync('apt-get', args, { stdio: 'pipe', encoding: 'utf8', env })
    if (status !== 0) console.error(stderr)
  }
}

/**
 * Prints a line for each optional tool that is not available.
 * @param {readonly string[]} steps the steps that will run
 * @returns {string[]} the names of unavailable tools
 * @throws Error if a required tool is not available
 */
export function prepareTools(steps) {
  const used = tools.filter((tool) => tool.steps.some((step) => steps.includes(step)))
  const missing = used.filter((tool) => !tool.isInstalled())
  if (missing.length > 0) installDebianPackages(missing.map(({ debianPackage }) => debianPackage))
  const lacking = missing.filter(({ isInstalled }) => !isInstalled())
  for (const { name, without } of lacking) {
    if (without) console.log(`${name} is not installed, and could not be: ${without}.`)
  }
  if (used.some(({ name }) => name === 'Chromium')) process.env.CHROME_PATH = ensureBrowser()
  return lacking.map(({ name }) => name)
}
