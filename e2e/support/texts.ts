import { createTranslations } from '@pathwise/i18n/browser'
import type { Language } from '@pathwise/i18n/languages'
import { namespaces } from '@pathwise/i18n/namespaces'

export const browserLocales = {
  en: 'en-US',
  ko: 'ko-KR',
  'zh-TW': 'zh-TW',
  'zh-CN': 'zh-CN',
} as const satisfies Record<Language, string>

/** Loads all texts in one language. Returns the translate function, used as in `t('plan:actions.save')`. */
export async function loadTexts(language: Language) {
  const translations = await createTranslations(language, namespaces)
  return translations.getFixedT(language, namespaces)
}

export type Texts = Awaited<ReturnType<typeof loadTexts>>
