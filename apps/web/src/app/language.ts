import { createTranslations } from '@pathwise/i18n/browser'
import { initialLanguage } from '@pathwise/i18n/detect'
import { isLanguage, type Language } from '@pathwise/i18n/languages'
import type { Namespace } from '@pathwise/i18n/namespaces'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { writeLanguageCookie } from '../lib/language-cookie.ts'
import { readStoredLanguage, rememberLanguage } from '../lib/preferences.ts'

/** The i18n namespaces that the shell needs on every page. */
const everyPage = ['common', 'shell'] as const satisfies readonly Namespace[]

/** Returns the `lang` query parameter if it is a supported language. */
export function readLanguageParameter(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang')
  return isLanguage(asked) ? asked : undefined
}

/**
 * Returns the language from the URL, the stored language or the browser's language, in this order of preference. Stores
 * a language from the URL.
 */
export function findInitialLanguage(search: string): Language {
  const asked = readLanguageParameter(search)
  if (asked) rememberLanguage(asked)
  const chosen = asked ?? readStoredLanguage()
  // Renew the cookie on each visit, because it expires and localStorage does not.
  if (chosen) writeLanguageCookie(chosen)
  return initialLanguage(chosen, navigator.language)
}

/**
 * Loads the first page's translations. Call it before rendering to prevent a flash of a skeleton or the wrong language.
 */
export function loadTranslations(language: Language, firstPage: readonly Namespace[]): Promise<i18n> {
  return createTranslations(language, [...everyPage, ...firstPage], [initReactI18next])
}

/** Loads the first page's translations and keeps `<html lang>` in sync. Call it before the first render. */
export async function startTranslations(language: Language, firstPage: readonly Namespace[]): Promise<i18n> {
  const translations = await loadTranslations(language, firstPage)
  document.documentElement.lang = language
  translations.on('languageChanged', (changed) => {
    document.documentElement.lang = changed
  })
  return translations
}
