/** The supported languages, as BCP 47 tags. */
export const languages = ['en', 'ko', 'zh-TW', 'zh-CN'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage = 'en' satisfies Language

/** Each language's native name, for the language selector. */
export const languageNames = {
  en: 'English',
  ko: '한국어',
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
} as const satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
