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
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['ZH-tw', 'zh-TW'],
    ['en-CA', 'en'],
  ])('%s asks for %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language)
  })

  it.each(['fr-CA', 'de', '*', '', 'not a tag'])('%j asks for none of ours', (tag) => {
    expect(languageOfTag(tag)).toBeUndefined()
  })
})

describe('initialLanguage', () => {
  it('takes the stored choice over the browser', () => {
    expect(initialLanguage('zh-TW', 'ko-KR')).toBe('zh-TW')
  })

  it.each([null, 'fr', 'EN', '', 7])('does not trust a stored %j', (stored) => {
    expect(initialLanguage(stored, 'ko')).toBe('ko')
  })

  it('falls back to English', () => {
    expect(initialLanguage(null, 'fr-FR')).toBe('en')
  })
})

describe('preferredLanguage', () => {
  it('skips languages we do not have', () => {
    expect(preferredLanguage(['fr-CA', 'zh-HK', 'en'])).toBe('zh-TW')
  })

  it('is English when nothing fits', () => {
    expect(preferredLanguage([])).toBe('en')
  })
})
