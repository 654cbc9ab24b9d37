import { isLanguage, type Language } from '@pathwise/i18n/languages'

/** The server reads this cookie to render pages in the chosen language. */
const name = 'pathwise.language'
const yearSeconds = 31_536_000

/**
 * Returns the language in the cookie, or undefined if the cookie is missing or invalid. The server also sets the cookie
 * when a URL specifies a language.
 */
export function readLanguageCookie(): Language | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  return isLanguage(value) ? value : undefined
}

export function writeLanguageCookie(language: Language) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // Not every browser supports the Cookie Store API.
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${name}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
