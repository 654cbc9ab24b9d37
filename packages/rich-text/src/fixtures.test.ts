import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cleanBody } from './body.ts'
import { importBody } from './import/import-html.ts'

const folder = new URL('../fixtures/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

it.each(readdirSync(new URL('bodies-v1', folder)))('leaves the stored body %s unchanged', (name) => {
  const stored = read(`bodies-v1/${name}`).replace(/\n$/, '')
  expect(cleanBody(stored)).toBe(stored)
  expect(importBody(stored).html).toBe(stored)
})

const imports: { name: string; input: string; stored: string }[] = JSON.parse(read('imports-v1.json'))

it.each(imports)('imports $name as recorded in imports-v1.json', ({ input, stored }) => {
  expect(importBody(input).html).toBe(stored)
  expect(cleanBody(stored)).toBe(stored)
})
