import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { guidesFolder } from '../guides/guide-files.ts'
import { findOtherScriptCharacters } from './chinese.ts'
import { listTextFiles } from './text-files.ts'

describe.each(['zh-TW', 'zh-CN'] as const)('%s', (language) => {
  it.each(listTextFiles(language).map((file) => path.relative(guidesFolder, file)))(
    'contains no characters from the other Chinese script: %s',
    (file) => {
      const text = readFileSync(path.join(guidesFolder, file), 'utf8')
      expect(text).toMatch(/\p{Script=Han}/u)
      expect(findOtherScriptCharacters(text, language)).toEqual([])
    },
  )
})

it('finds simplified characters in traditional text, and traditional characters in simplified text', () => {
  expect(findOtherScriptCharacters('学習計劃', 'zh-TW')).toEqual(['学'])
  expect(findOtherScriptCharacters('学习計划', 'zh-CN')).toEqual(['計'])
  expect(findOtherScriptCharacters('在台灣划船，每公里都專心', 'zh-TW')).toEqual([])
  expect(findOtherScriptCharacters('干扰、皇后', 'zh-CN')).toEqual([])
})
