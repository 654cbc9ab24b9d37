// Finds a Chromium for the end-to-end tests, and installs one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const wellKnown = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...wellKnown].find(existsSync)
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'pipe', encoding: 'utf8' }).status === 0
}

/** Playwright's own download, which needs its host; the path that Playwright then expects it under. */
async function downloadedBrowser(playwright) {
  const { chromium } = await import(playwright)
  const expected = chromium.executablePath()
  if (existsSync(expected)) return expected
  const cli = path.join(path.dirname(new URL(playwright).pathname), 'cli.js')
  return run(process.execPath, [cli, 'install', 'chromium']) && existsSync(expected) ? expected : undefined
}

function debianBrowser() {
  if (process.getuid?.() !== 0) return undefined
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  return systemBrowser()
}

/**
 * In this order: CHROME_PATH, a system Chromium or Chrome, Playwright's download, Debian's package.
 * @param {string} playwright the file URL of Playwright's module
 * @returns {Promise<string>} the browser's path
 */
export async function ensureBrowser(playwright) {
  const named = process.env.CHROME_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROME_PATH names no file: ${named}`)
  }
  const found = systemBrowser() ?? (await downloadedBrowser(playwright)) ?? debianBrowser()
  if (!found) throw new Error('No Chromium found, and none could be installed. Install one, or name it in CHROME_PATH.')
  return found
}
