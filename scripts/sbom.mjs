// npm run sbom FILE: lists the packages that the server and the pages contain.
import { spawnSync } from 'node:child_process'
import { findPnpm } from './find-pnpm.mjs'

/**
 * Writes the packages used by the server and the pages, with licenses and hashes, as CycloneDX JSON.
 * @param {string} packageManager the pinned pnpm
 * @param {string} file the file to write
 * @throws when pnpm fails
 */
export function writeSbom(packageManager, file) {
  const shipped = ['--filter', '@pathwise/server', '--filter', '@pathwise/web', '--prod', '--sbom-type', 'application']
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
  const [program, ...first] = findPnpm(packageManager)
  const { status, stdout, stderr } = spawnSync(program, [...first, 'sbom', ...format, ...shipped, '--out', file], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`pnpm sbom failed.\n${stdout}${stderr}`)
}
