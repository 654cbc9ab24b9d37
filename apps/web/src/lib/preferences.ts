import { isLanguage, type Language } from '@pathwise/i18n/languages'
import { type Country, countries } from '@pathwise/planner/context'
import { readJson, readText, writeJson, writeText } from './browser-storage.ts'
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts'

interface Preferences {
  language?: Language
  country?: Country
}

function parsePreferences(json: unknown): Preferences | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const language = 'language' in json ? json.language : undefined
  const country = 'country' in json ? countries.find((known) => known === json.country) : undefined
  return { ...(isLanguage(language) && { language }), ...(country && { country }) }
}

function readPreferences(): Preferences {
  return readJson('pathwise.preferences', parsePreferences) ?? {}
}

function remember(change: Preferences) {
  const outcome = writeJson('pathwise.preferences', { ...readPreferences(), ...change })
  if (!outcome.ok) console.error(`Preferences could not be stored: storage is ${outcome.problem}`)
}

/** Returns the last chosen country, or the US by default. */
export function getPreferredCountry(): Country {
  return readPreferences().country ?? 'US'
}

export function rememberCountry(country: Country) {
  remember({ country })
}

export function readStoredLanguage(): Language | undefined {
  const own = readText('pathwise.language')
  if (isLanguage(own)) return own
  // The cookie only mirrors the stored choice, so ignore the cookie if the stored choice is invalid.
  return readPreferences().language ?? (own === undefined ? readLanguageCookie() : undefined)
}

export function rememberLanguage(language: Language) {
  remember({ language })
  writeText('pathwise.language', language)
  writeLanguageCookie(language)
}
