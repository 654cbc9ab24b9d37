import { describe, expect, it, vi } from 'vitest'
import { createTranslations } from './browser.ts'
import { languages } from './languages.ts'
import { namespaces } from './namespaces.ts'

describe.each(languages)('translations in %s', (language) => {
  it.each(namespaces)('loads the namespace "%s"', async (namespace) => {
    const translations = await createTranslations(language, [namespace])
    expect(translations.hasResourceBundle(language, namespace)).toBe(true)
  })
})

it('warns and returns the key when the namespace does not exist', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const translations = await createTranslations('ko', ['common'])
  await translations.loadNamespaces('nothing')
  const translate: (key: string) => unknown = (key) => Reflect.apply(translations.t, undefined, [key])
  expect(translate('nothing:some.key')).toBe('some.key')
  log.mockRestore()
})

it('appends matching Korean particles, and keeps numbers next to their units', async () => {
  const translations = await createTranslations('ko', ['common'])
  translations.addResourceBundle('ko', 'sample', { area: '{{area, 을/를}} 연습해요', time: '{{minutes}} 分鐘' })
  const translate = (key: string, values: object): unknown => Reflect.apply(translations.t, undefined, [key, values])
  expect(translate('sample:area', { area: '함수' })).toBe('함수를 연습해요')
  expect(translate('sample:area', { area: '확률' })).toBe('확률을 연습해요')
  expect(translate('sample:time', { minutes: 20 })).toBe('20\u00a0分鐘')
})
