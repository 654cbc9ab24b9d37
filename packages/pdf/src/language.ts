/** The languages of the product. */
export type Language = 'en' | 'ko' | 'zh-TW' | 'zh-CN'

/** As a PDF names its language (BCP 47). */
export const languageTags = {
  en: 'en',
  ko: 'ko-KR',
  'zh-TW': 'zh-Hant-TW',
  'zh-CN': 'zh-Hans-CN',
} as const satisfies Record<Language, string>
