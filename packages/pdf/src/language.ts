export type Language = 'en' | 'ko' | 'zh-TW' | 'zh-CN'

/** BCP 47 tags, as written to the PDF. */
export const languageTags = {
  en: 'en',
  ko: 'ko-KR',
  'zh-TW': 'zh-Hant-TW',
  'zh-CN': 'zh-Hans-CN',
} as const satisfies Record<Language, string>
