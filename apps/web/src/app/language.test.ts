// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstLanguage } from './language.ts'

const cookie = () => /pathwise\.language=([^;]+)/.exec(document.cookie)?.[1]

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ko-KR')
})

describe('the first language', () => {
  it.each([
    ['?lang=zh-TW', 'zh-CN', 'zh-TW'],
    ['?lang=fr', 'zh-CN', 'zh-CN'],
    ['', 'zh-CN', 'zh-CN'],
    ['?lang=fr', undefined, 'ko'],
    ['', undefined, 'ko'],
  ])('with "%s" in the address and %s chosen before is %s', (search, stored, language) => {
    if (stored) localStorage.setItem('pathwise.language', stored)
    expect(firstLanguage(search)).toBe(language)
  })

  it('is remembered, for the server too, when the address asks for it', () => {
    firstLanguage('?lang=zh-TW')
    expect(localStorage.getItem('pathwise.language')).toBe('zh-TW')
    expect(cookie()).toBe('zh-TW')
  })

  it('is not remembered when nobody chose it', () => {
    firstLanguage('')
    expect(localStorage.getItem('pathwise.language')).toBeNull()
    expect(cookie()).toBeUndefined()
  })

  it('is the cookie’s where nothing else is stored', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    document.cookie = 'pathwise.language=zh-CN'
    expect(firstLanguage('')).toBe('zh-CN')
  })
})
