import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/**
 * Returns the supported language for a BCP 47 tag, or undefined. For Chinese, the script determines the language, even
 * for Cantonese. If the tag has no script, uses the usual script of its region.
 */
export function languageOfTag(tag: string): Language | undefined {
  const primary = /^(en|ko|zh|yue)(?:-|$)/i.exec(tag)?.[1]?.toLowerCase()
  if (primary === 'en' || primary === 'ko') return primary
  return primary ? chineseOfTag(tag) : undefined
}

function chineseOfTag(tag: string): Language | undefined {
  try {
    return new Intl.Locale(tag).maximize().script === 'Hant' ? 'zh-TW' : 'zh-CN'
  } catch {
    return undefined
  }
}

/**
 * Returns the stored language if it is supported. Otherwise, returns the browser's language if it is supported, or
 * English.
 */
export function initialLanguage(stored: unknown, browserLanguage: string): Language {
  return isLanguage(stored) ? stored : (languageOfTag(browserLanguage) ?? defaultLanguage)
}

/**
 * Returns the first supported language in a list ordered by preference, such as a parsed `Accept-Language` header.
 * Returns English if none is supported.
 */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return defaultLanguage
}
