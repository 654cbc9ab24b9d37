// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findInitialLanguage } from './language.ts'

const cookie = () => /pathwise\.language=([^;]+)/.exec(document.cookie)?.[1]

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ko-KR')
})

describe('findInitialLanguage', () => {
  it.each([
    ['?lang=zh-TW', 'zh-CN', 'zh-TW'],
    ['?lang=fr', 'zh-CN', 'zh-CN'],
    ['', 'zh-CN', 'zh-CN'],
    ['?lang=fr', undefined, 'ko'],
    ['', undefined, 'ko'],
  ])('resolves the URL query "%s" and the stored language %s to %s', (search, stored, language) => {
    if (stored) localStorage.setItem('pathwise.language', stored)
    expect(findInitialLanguage(search)).toBe(language)
  })

  it.each([
    ['zh-HK', 'zh-TW'],
    ['zh-SG', 'zh-CN'],
    ['fr-CA', 'en'],
  ])('resolves the browser’s language %s to %s', (browser, language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
    expect(findInitialLanguage('')).toBe(language)
  })

  it('stores the language from the URL in localStorage and in the cookie', () => {
    findInitialLanguage('?lang=zh-TW')
    expect(localStorage.getItem('pathwise.language')).toBe('zh-TW')
    expect(cookie()).toBe('zh-TW')
  })

  it('does not store a language detected from the browser’s settings', () => {
    findInitialLanguage('')
    expect(localStorage.getItem('pathwise.language')).toBeNull()
    expect(cookie()).toBeUndefined()
  })

  it('reads the cookie when localStorage has no language', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom does not support the Cookie Store API.
    document.cookie = 'pathwise.language=zh-CN'
    expect(findInitialLanguage('')).toBe('zh-CN')
  })
})
