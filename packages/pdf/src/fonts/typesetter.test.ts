import { describe, expect, it } from 'vitest'
import { setCharacters } from './typesetter.ts'

const regular = { weight: 'regular', mono: false } as const

describe('setCharacters', () => {
  it.each([
    ['en', 'NotoSans-Regular'],
    ['ko', 'NotoSansKR-Regular'],
    ['zh-TW', 'NotoSansTC-Regular'],
    ['zh-CN', 'NotoSansSC-Regular'],
  ] as const)('begins with the font of %s', (language, font) => {
    expect(setCharacters('a', language, regular)[0]?.face.postScriptName).toBe(font)
  })

  it('takes the script of Chinese characters from the language', () => {
    const fonts = (['ko', 'zh-TW', 'zh-CN', 'en'] as const).map(
      (language) => setCharacters('直', language, regular)[0]?.face.postScriptName,
    )
    expect(fonts).toEqual(['NotoSansKR-Regular', 'NotoSansTC-Regular', 'NotoSansSC-Regular', 'NotoSansSC-Regular'])
  })

  it('falls back character by character', () => {
    const fonts = setCharacters('a한∮', 'en', { weight: 'bold', mono: false }).map(({ face }) => face.postScriptName)
    expect(fonts.slice(0, 2)).toEqual(['NotoSans-Bold', 'NotoSansKR-Bold'])
    expect(fonts[2]).toContain('Noto')
  })

  it('names what no font has, and leaves out what only joins', () => {
    const text = setCharacters('a😀\u200D\uFE0Fb', 'en', regular).map(({ character }) => character)
    expect(text.join('')).toBe('a[U+1F600]b')
  })

  it('sets code in letters of one width', () => {
    const widths = setCharacters('iW1', 'ko', { weight: 'regular', mono: true }).map(({ advance }) => advance)
    expect(new Set(widths).size).toBe(1)
  })
})
