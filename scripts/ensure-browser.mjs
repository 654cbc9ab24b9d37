// Finds an installed Chromium, or downloads Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { findBrowser, findHeadlessShell } from './find-programs.mjs'

const downloadLimitMs = 5 * 60_000

/** @returns {string} the path of Playwright's browser, which does not exist if the download failed */
function downloadBrowser() {
  const expected = chromium.executablePath()
  if (!existsSync(expected)) {
    console.log('Downloading Chromium…')
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: downloadLimitMs })
  }
  return expected
}

/**
 * Looks for a browser in CHROME_PATH, then for an installed headless shell (for tests), then for an installed Chromium
 * or Chrome. Otherwise, downloads Playwright's.
 * @param {{ complete?: boolean }} [options] `complete` skips the headless shell, which users do not have
 * @returns {string} the browser's path
 * @throws Error when no browser is available, or when CHROME_PATH does not exist
 */
export function ensureBrowser({ complete = false } = {}) {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`)
  const shell = complete ? undefined : findHeadlessShell()
  const browser = named || shell || findBrowser() || downloadBrowser()
  if (!existsSync(browser)) {
    throw new Error('No Chromium is installed, and none could be. Install one, or name it in CHROME_PATH.')
  }
  return browser
}
