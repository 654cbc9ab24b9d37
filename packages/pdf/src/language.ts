/** The languages of the product. */
export type Language = 'en' | 'ko' | 'zh-TW' | 'zh-CN'

/** The BCP 47 tags that are written to a PDF. */
export const languageTags = {
  en: 'en',
  ko: 'ko-KR',
  'zh-TW': 'zh-Hant-TW',
  'zh-CN': 'zh-Hans-CN',
} as const satisfies Record<Language, string>
