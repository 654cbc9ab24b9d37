import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cleanBody } from './body.ts'
import { importBody, importPhrase } from './import/import-html.ts'
import { cleanPhrase } from './phrase.ts'
import { plainText } from './text.ts'

interface Item {
  seedKey: string
  title: string
  titleText: string
  body: string
}

const library = new URL('../../db/generated/seed-content.json', import.meta.url)

it.skipIf(!existsSync(library))('changes nothing in the content library (skipped where it is not generated)', () => {
  const { items }: { items: Item[] } = JSON.parse(readFileSync(library, 'utf8'))
  expect(items.length).toBeGreaterThanOrEqual(60)
  for (const { seedKey, title, titleText, body } of items) {
    expect(cleanBody(body), seedKey).toBe(body)
    expect(importBody(body).html, seedKey).toBe(body)
    expect([cleanPhrase(title), importPhrase(title).html], seedKey).toEqual([title, title])
    expect(plainText(title), seedKey).toBe(titleText)
  }
})
