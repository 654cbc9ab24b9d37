import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as browser from '../ensure-browser.mjs'
import * as programs from '../find-programs.mjs'
import { prepareTools } from './prepare-tools.mjs'

vi.mock('../ensure-browser.mjs')
vi.mock('../find-programs.mjs')

const log = vi.fn<(line: string) => void>()
beforeEach(() => {
  vi.mocked(browser.ensureBrowser).mockReset()
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('TEST_DATABASE_URL', '')
  vi.spyOn(console, 'log').mockImplementation(log.mockReset())
})

describe('prepareTools', () => {
  it('names the skipped steps when an optional program cannot be installed', () => {
    vi.mocked(programs.findOnPath).mockReturnValue(undefined)
    expect(prepareTools(['postgres'])).toContain('PostgreSQL')
    expect(log).toHaveBeenCalledWith(
      'PostgreSQL is not installed, and could not be: the step postgres is skipped, and unit runs its tests on embedded databases.',
    )
  })

  it('prints nothing when all programs are installed', () => {
    vi.mocked(programs.findOnPath).mockReturnValue('/bin/program')
    vi.mocked(programs.findHeadlessShell).mockReturnValue('/bin/chromium')
    vi.mocked(programs.findPostgresPrograms).mockReturnValue('/bin')
    vi.mocked(browser.ensureBrowser).mockReturnValue('/bin/chromium')
    expect(prepareTools(['unit', 'postgres', 'e2e'])).toEqual([])
    expect(log).not.toHaveBeenCalled()
    expect(process.env['CHROME_PATH']).toBe('/bin/chromium')
  })

  it('throws when no Chromium is available', () => {
    vi.mocked(programs.findOnPath).mockReturnValue('/usr/bin/qpdf')
    vi.mocked(programs.findHeadlessShell).mockReturnValue(undefined)
    vi.mocked(programs.findBrowser).mockReturnValue(undefined)
    vi.spyOn(process, 'getuid').mockReturnValue(1000)
    vi.mocked(browser.ensureBrowser).mockImplementation(() => {
      throw new Error('No Chromium is installed')
    })
    expect(() => prepareTools(['e2e'])).toThrow('No Chromium is installed')
  })

  it('does not look for a browser when no step needs one', () => {
    prepareTools(['format'])
    expect(browser.ensureBrowser).not.toHaveBeenCalled()
  })
})

describe('ensureBrowser', () => {
  it('reports that no browser is installed when the download fails', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-browser-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const module = fileURLToPath(new URL('../ensure-browser.mjs', import.meta.url))
    const script = `import(${JSON.stringify(module)}).then(({ ensureBrowser }) => ensureBrowser()).catch((error) => console.log(error.message))`
    const { stdout } = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
      // No server listens on this port.
      env: {
        PATH: folder,
        HOME: folder,
        PLAYWRIGHT_BROWSERS_PATH: folder,
        PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
      },
    })
    expect(stdout.split('\n')).toEqual([
      'Downloading Chromium…',
      'No Chromium is installed, and none could be. Install one, or name it in CHROME_PATH.',
      '',
    ])
  })
})
