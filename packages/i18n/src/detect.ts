import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/**
 * The language of ours that a BCP 47 tag asks for, or undefined when it asks for none.
 * Regions decide between the two Chinese scripts: Taiwan and Hong Kong read Traditional, everyone else Simplified.
 * A tag that names the script alone (`zh-Hant`) counts as its most likely region.
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
