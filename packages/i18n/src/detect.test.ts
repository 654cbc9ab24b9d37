import { describe, expect, it } from 'vitest'
import { initialLanguage, languageOfTag, preferredLanguage } from './detect.ts'

describe('languageOfTag', () => {
  it.each([
    ['ko', 'ko'],
    ['ko-KR', 'ko'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-Hant-US', 'zh-TW'],
    ['zh-Hant-CA', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hans-TW', 'zh-CN'],
    ['yue', 'zh-TW'],
    ['yue-Hant-HK', 'zh-TW'],
    ['yue-Hans-CN', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['ZH-tw', 'zh-TW'],
    ['en-CA', 'en'],
  ])('maps %s to %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language)
  })

  it.each(['fr-CA', 'de', '*', '', 'not a tag'])('returns undefined for %j', (tag) => {
    expect(languageOfTag(tag)).toBeUndefined()
  })
})

describe('initialLanguage', () => {
  it('prefers the stored language over the browser language', () => {
    expect(initialLanguage('zh-TW', 'ko-KR')).toBe('zh-TW')
  })

  it.each([null, 'fr', 'EN', '', 7])('ignores %j as a stored language', (stored) => {
    expect(initialLanguage(stored, 'ko')).toBe('ko')
  })

  it('returns English when the browser language is not supported', () => {
    expect(initialLanguage(null, 'fr-FR')).toBe('en')
  })
})

describe('preferredLanguage', () => {
  it('returns the first supported language when unsupported languages precede it', () => {
    expect(preferredLanguage(['fr-CA', 'zh-HK', 'en'])).toBe('zh-TW')
  })

  it('falls back to English when no language is supported', () => {
    expect(preferredLanguage([])).toBe('en')
  })
})
