import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeSbom } from './sbom.mjs'

const manifest = new URL('../package.json', import.meta.url)
const { packageManager }: { packageManager: string } = JSON.parse(readFileSync(manifest, 'utf8'))

interface Component {
  readonly name: string
  readonly group?: string
  readonly licenses?: readonly unknown[]
  readonly externalReferences?: readonly { readonly type: string; readonly hashes?: readonly unknown[] }[]
}

function isComplete({ licenses = [], externalReferences = [] }: Component): boolean {
  const tarball = externalReferences.find(({ type }) => type === 'distribution')
  return licenses.length > 0 && (tarball?.hashes ?? []).length > 0
}

it('lists each package of the server and the pages with a license and a hash, and lists no development tools', {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'sbom.json')
  writeSbom(packageManager, file)
  const sbom: { bomFormat: string; specVersion: string; components: Component[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const packages = sbom.components.filter(({ group }) => group !== '@pathwise')
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'katex']))
  expect(packages.filter(({ name }) => ['vitest', 'playwright', 'turbo', 'oxlint'].includes(name))).toEqual([])
  expect(packages.filter((one) => !isComplete(one)).map(({ name }) => name)).toEqual([])
})
