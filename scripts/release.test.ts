import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyEarlierAssets, writeRelease } from './release.mjs'

const assets = 'apps/web/dist/assets'

/** Writes a release with its own page files and with files copied from an earlier release. */
function writeFiles(own: readonly string[], kept: readonly string[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, assets), { recursive: true })
  for (const name of [...own, ...kept]) writeFileSync(path.join(folder, assets, name), '')
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify(own))
  return folder
}

it('copies only the files built for the earlier release, not those of older releases', () => {
  const release = writeFiles(['page-3.js', 'same.js'])
  copyEarlierAssets(writeFiles(['page-2.js', 'same.js'], ['page-1.js']), release)
  expect(readdirSync(path.join(release, assets)).toSorted()).toEqual(['page-2.js', 'page-3.js', 'same.js'])
})

it('throws before writing anything if the earlier folder is not a release', () => {
  const target = path.join(writeFiles([]), 'release')
  expect(() => writeRelease('.', target, tmpdir())).toThrow(/ is not a release\.$/)
  expect(existsSync(target)).toBe(false)
})
