// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { getPreferredCountry, readStoredLanguage, rememberCountry, rememberLanguage } from './preferences.ts'

describe('preferences', () => {
  it.each([
    ['ko', null, 'ko'],
    ['ko', '{"language":"zh-TW"}', 'ko'],
    [null, '{"language":"zh-TW"}', 'zh-TW'],
    ['fr', '{"language":"zh-CN"}', 'zh-CN'],
    ['fr', '{"language":"fr"}', undefined],
    [null, '[]', undefined],
  ])('reads the stored language %s and the stored preferences %s as %s', (own, all, language) => {
    if (own) localStorage.setItem('pathwise.language', own)
    if (all) localStorage.setItem('pathwise.preferences', all)
    expect(readStoredLanguage()).toBe(language)
  })

  it('stores the language and the country in one entry', () => {
    rememberLanguage('zh-CN')
    rememberCountry('CA')
    expect(readStoredLanguage()).toBe('zh-CN')
    expect(getPreferredCountry()).toBe('CA')
    expect(JSON.parse(localStorage.getItem('pathwise.preferences') ?? '')).toEqual({ language: 'zh-CN', country: 'CA' })
  })

  it('logs an error and uses the defaults when storage is unavailable', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('localStorage', undefined)
    rememberLanguage('ko')
    expect(error).toHaveBeenCalledOnce()
    expect(getPreferredCountry()).toBe('US')
  })
})
