import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/**
 * Returns the supported language of a BCP 47 tag, or undefined. Chinese depends on the region: Taiwan and Hong Kong use
 * Traditional, all others Simplified. A tag with only a script (`zh-Hant`) counts as its most likely region.
 */
export function languageOfTag(tag: string): Language | undefined {
  const [, primary] = /^(en|ko|zh)(?:-|$)/i.exec(tag) ?? []
  if (!primary) return undefined
  if (primary.toLowerCase() === 'en') return 'en'
  if (primary.toLowerCase() === 'ko') return 'ko'
  return chineseOfTag(tag)
}

function chineseOfTag(tag: string): Language | undefined {
  try {
    const { region } = new Intl.Locale(tag).maximize()
    return region === 'TW' || region === 'HK' ? 'zh-TW' : 'zh-CN'
  } catch {
    return undefined
  }
}

/** Returns the stored language if it is supported, otherwise the browser's language, otherwise English. */
export function initialLanguage(stored: unknown, browserLanguage: string): Language {
  return isLanguage(stored) ? stored : (languageOfTag(browserLanguage) ?? defaultLanguage)
}

/**
 * Returns the first supported language of a list in order of preference, such as a parsed
 * `Accept-Language`; otherwise English.
 */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return defaultLanguage
}
