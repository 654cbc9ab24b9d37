import { createTranslations } from '@pathwise/i18n/browser'
import type { Language } from '@pathwise/i18n/languages'
import { namespaces } from '@pathwise/i18n/namespaces'

/** What a browser of that language calls itself. */
export const browserLocales = {
  en: 'en-US',
  ko: 'ko-KR',
  'zh-TW': 'zh-TW',
  'zh-CN': 'zh-CN',
} as const satisfies Record<Language, string>

/** The product's words in one language, by key, as `t('plan:actions.save')`. */
export async function textsIn(language: Language) {
  const translations = await createTranslations(language, namespaces)
  return translations.getFixedT(language, namespaces)
}

export type Texts = Awaited<ReturnType<typeof textsIn>>
