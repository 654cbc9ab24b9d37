import { createTranslations } from '@pathwise/i18n/browser'
import { initialLanguage } from '@pathwise/i18n/detect'
import type { Namespace } from '@pathwise/i18n/namespaces'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storedLanguage } from '../lib/preferences.ts'

/** The texts that the shell shows on every page. */
const everyPage = ['common', 'shell'] as const satisfies readonly Namespace[]

/**
 * Loads the first page's texts in the visitor's language, and keeps `<html lang>` at the language on screen.
 * Called before the first render, so that nobody sees English flash by.
 */
export async function startTranslations(firstPage: readonly Namespace[]): Promise<i18n> {
  const language = initialLanguage(storedLanguage(), navigator.language)
  const translations = await createTranslations(language, [...everyPage, ...firstPage], [initReactI18next])
  document.documentElement.lang = language
  translations.on('languageChanged', (changed) => {
    document.documentElement.lang = changed
  })
  return translations
}
