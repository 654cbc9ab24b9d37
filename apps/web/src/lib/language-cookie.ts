import { isLanguage, type Language } from '@pathwise/i18n/languages'

/** Tells the server which language's page to send. */
const name = 'pathwise.language'
const yearSeconds = 31_536_000

/** The language in the cookie, which the server sets too when an address asks for one; undefined without cookies. */
export function languageInCookie(): Language | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  return isLanguage(value) ? value : undefined
}

export function writeLanguageCookie(language: Language) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // The newer interface for cookies is not in every browser.
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${name}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
