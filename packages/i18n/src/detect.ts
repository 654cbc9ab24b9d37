import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/**
 * The language of ours that a BCP 47 tag asks for, or undefined when it asks for none.
 * Regions decide between the two Chinese scripts: Taiwan and Hong Kong read Traditional, everyone else Simplified.
 * A tag that names the script alone (`zh-Hant`) counts as its most likely region.
 */
export function languageOfTag(tag: string): Language | undefined {
  let locale: Intl.Locale
  try {
    locale = new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
  if (locale.language === 'en') return 'en'
  if (locale.language === 'ko') return 'ko'
  if (locale.language === 'zh') return locale.region === 'TW' || locale.region === 'HK' ? 'zh-TW' : 'zh-CN'
  return undefined
}

/** The stored choice if it is one of ours, else what the browser's language asks for, else English. */
export function initialLanguage(stored: unknown, browserLanguage: string): Language {
  return isLanguage(stored) ? stored : (languageOfTag(browserLanguage) ?? defaultLanguage)
}

/** The first language of ours in a list ordered by preference, such as a parsed `Accept-Language`; else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return defaultLanguage
}
