import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findOtherScriptCharacters } from './chinese.ts'

const library = new URL('../../../../packages/seed/content/', import.meta.url)

describe.each(['zh-TW', 'zh-CN'] as const)('the content library in %s', (language) => {
  const folder = new URL(`${language}/`, library)

  it.each(readdirSync(folder))('contains no characters from the other Chinese script: %s', (name) => {
    expect(findOtherScriptCharacters(readFileSync(new URL(name, folder), 'utf8'), language)).toEqual([])
  })
})
