import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mayImport } from './import-rules.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const architecture = readFileSync(`${root}/ARCHITECTURE.md`, 'utf8')

/** Returns the names in backticks. */
function findQuoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/** Maps each folder to its allowed imports in the table under 'Packages'. */
const rows = new Map(
  architecture.split('\n').flatMap((line) => {
    const [, folder = '', , imports = ''] = line.split('|')
    const [path = ''] = findQuoted(folder)
    return /^(apps|packages)\//.test(path) ? [[path, findQuoted(imports)] as const] : []
  }),
)

describe('the table of packages in ARCHITECTURE.md', () => {
  it('lists every app and package', () => {
    const folders = ['apps', 'packages'].flatMap((parent) =>
      readdirSync(`${root}/${parent}`).map((name) => `${parent}/${name}`),
    )
    expect([...rows.keys()].toSorted()).toEqual(folders.toSorted())
  })

  it.each(Object.entries(mayImport))('lists the packages that %s may import', (name, allowed) => {
    const folder = name === 'web' || name === 'server' ? `apps/${name}` : `packages/${name}`
    expect(rows.get(folder)?.toSorted()).toEqual(allowed.filter((other) => other !== name).toSorted())
  })
})

it('mentions only existing files in ARCHITECTURE.md', () => {
  const paths = findQuoted(architecture).filter((text) => /^(apps|packages|e2e|scripts|bench)\/[\w./-]+$/.test(text))
  expect(paths.filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
})

it.each([...rows.keys()])('type-checks the test folder of %s', (folder) => {
  const isChecked = readFileSync(`${root}/${folder}/tsconfig.json`, 'utf8').includes('"test"')
  expect(isChecked).toBe(existsSync(`${root}/${folder}/test`))
})
