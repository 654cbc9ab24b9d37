import { createTranslations } from '@pathwise/i18n/browser'
import { initialLanguage } from '@pathwise/i18n/detect'
import { isLanguage, type Language } from '@pathwise/i18n/languages'
import type { Namespace } from '@pathwise/i18n/namespaces'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { writeLanguageCookie } from '../lib/language-cookie.ts'
import { rememberLanguage, storedLanguage } from '../lib/preferences.ts'

/** The texts that the shell shows on every page. */
export const everyPage = ['common', 'shell'] as const satisfies readonly Namespace[]

/** The language that an address asks for with `?lang=`. */
export function languageInSearch(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang')
  return isLanguage(asked) ? asked : undefined
}

/** The language to start in: the one that the address asks for, the one chosen before, or the browser's. A choice is remembered. */
export function firstLanguage(search: string): Language {
  const asked = languageInSearch(search)
  if (asked) rememberLanguage(asked)
  const chosen = asked ?? storedLanguage()
  // The cookie runs out sooner than what this browser stores.
  if (chosen) writeLanguageCookie(chosen)
  return initialLanguage(chosen, navigator.language)
}

/** Loads the first page's texts, so that nobody sees another language or a skeleton flash by. */
export function loadTranslations(language: Language, firstPage: readonly Namespace[]): Promise<i18n> {
  return createTranslations(language, [...everyPage, ...firstPage], [initReactI18next])
}

/** Loads the first page's texts and keeps `<html lang>` at the language on screen. Called before the first render. */
export async function startTranslations(language: Language, firstPage: readonly Namespace[]): Promise<i18n> {
  const translations = await loadTranslations(language, firstPage)
  document.documentElement.lang = language
  translations.on('languageChanged', (changed) => {
    document.documentElement.lang = changed
  })
  return translations
}
