import { describe, expect, it } from 'vitest'
import { setCharacters } from './typesetter.ts'

const regular = { weight: 'regular', mono: false } as const

describe('setCharacters', () => {
  it.each([
    ['en', 'NotoSans-Regular'],
    ['ko', 'NotoSansKR-Regular'],
    ['zh-TW', 'NotoSansTC-Regular'],
    ['zh-CN', 'NotoSansSC-Regular'],
  ] as const)('starts with the %s font for a Latin letter', (language, font) => {
    expect(setCharacters('a', language, regular)[0]?.face.postScriptName).toBe(font)
  })

  it('chooses a font for Chinese characters by document language', () => {
    const fonts = (['ko', 'zh-TW', 'zh-CN', 'en'] as const).map(
      (language) => setCharacters('直', language, regular)[0]?.face.postScriptName,
    )
    expect(fonts).toEqual(['NotoSansKR-Regular', 'NotoSansTC-Regular', 'NotoSansSC-Regular', 'NotoSansSC-Regular'])
  })

  it('falls back to another font for characters missing from the first', () => {
    const fonts = setCharacters('a한∮', 'en', { weight: 'bold', mono: false }).map(({ face }) => face.postScriptName)
    expect(fonts.slice(0, 2)).toEqual(['NotoSans-Bold', 'NotoSansKR-Bold'])
    expect(fonts[2]).toContain('Noto')
  })

  it('shows the code point of a character that no font has, and drops joiners and variation selectors', () => {
    const text = setCharacters('a😀\u200D\uFE0Fb', 'en', regular).map(({ character }) => character)
    expect(text.join('')).toBe('a[U+1F600]b')
  })

  it('uses a monospaced font for code', () => {
    const widths = setCharacters('iW1', 'ko', { weight: 'regular', mono: true }).map(({ advance }) => advance)
    expect(new Set(widths).size).toBe(1)
  })
})
