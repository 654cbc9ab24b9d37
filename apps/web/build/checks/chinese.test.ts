import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildGuidePath, guidesFolder, listGuides, places } from '../guides/guide-files.ts'
import { findOtherScriptCharacters } from './chinese.ts'

const locales = path.resolve(import.meta.dirname, '../../../../packages/i18n/src/locales')

function filesIn(language: 'zh-TW' | 'zh-CN'): string[] {
  const guides = places.flatMap(listGuides).filter((guide) => guide.language === language)
  const texts = readdirSync(path.join(locales, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(locales, language, file))
  return [...guides.map(buildGuidePath), ...texts]
}

describe.each(['zh-TW', 'zh-CN'] as const)('%s', (language) => {
  it.each(filesIn(language).map((file) => path.relative(guidesFolder, file)))(
    'contains no characters from the other Chinese script: %s',
    (file) => {
      const text = readFileSync(path.join(guidesFolder, file), 'utf8')
      expect(text).toMatch(/\p{Script=Han}/u)
      expect(findOtherScriptCharacters(text, language)).toEqual([])
    },
  )
})

it('finds characters from the other Chinese script', () => {
  expect(findOtherScriptCharacters('学習計劃', 'zh-TW')).toEqual(['学'])
  expect(findOtherScriptCharacters('学习計划', 'zh-CN')).toEqual(['計'])
  expect(findOtherScriptCharacters('在台灣划船，每公里都專心', 'zh-TW')).toEqual([])
  expect(findOtherScriptCharacters('干扰、皇后', 'zh-CN')).toEqual([])
})
