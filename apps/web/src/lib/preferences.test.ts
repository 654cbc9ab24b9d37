// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { preferredCountry, rememberCountry, rememberLanguage, storedLanguage } from './preferences.ts'

describe('preferences', () => {
  it.each([
    ['ko', null, 'ko'],
    ['ko', '{"language":"zh-TW"}', 'ko'],
    [null, '{"language":"zh-TW"}', 'zh-TW'],
    ['fr', '{"language":"zh-CN"}', 'zh-CN'],
    ['fr', '{"language":"fr"}', undefined],
    [null, '[]', undefined],
  ])('with %s under the language key and %s in the preferences, the language is %s', (own, all, language) => {
    if (own) localStorage.setItem('pathwise.language', own)
    if (all) localStorage.setItem('pathwise.preferences', all)
    expect(storedLanguage()).toBe(language)
  })

  it('keeps language and country together', () => {
    rememberLanguage('zh-CN')
    rememberCountry('CA')
    expect(storedLanguage()).toBe('zh-CN')
    expect(preferredCountry()).toBe('CA')
    expect(JSON.parse(localStorage.getItem('pathwise.preferences') ?? '')).toEqual({ language: 'zh-CN', country: 'CA' })
  })

  it('goes on, with a line in the console, when nothing can be stored', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('localStorage', undefined)
    rememberLanguage('ko')
    expect(error).toHaveBeenCalledOnce()
    expect(preferredCountry()).toBe('US')
  })
})
