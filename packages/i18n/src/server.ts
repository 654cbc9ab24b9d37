import { createInstance, type ResourceKey } from 'i18next'
import { type Language, languages } from './languages.ts'
import { strategy as english } from './locales/en/strategy.ts'
import { strategy as korean } from './locales/ko/strategy.ts'
import { strategy as simplifiedChinese } from './locales/zh-CN/strategy.ts'
import { strategy as traditionalChinese } from './locales/zh-TW/strategy.ts'

/** The one namespace whose words the server itself sends. All four languages stay in memory. */
const strategyTexts = {
  en: english,
  ko: korean,
  'zh-CN': simplifiedChinese,
  'zh-TW': traditionalChinese,
} as const satisfies Record<Language, ResourceKey>

export type TranslateStrategy = (key: string, values?: Record<string, string | number>) => string

const instance = createInstance({
  initAsync: false,
  lng: 'en',
  fallbackLng: 'en',
  ns: ['strategy'],
  defaultNS: 'strategy',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(languages.map((language) => [language, { strategy: strategyTexts[language] }])),
})
void instance.init()

/** Gives the texts of the `strategy` namespace in one language. */
export function strategyTranslator(language: Language): TranslateStrategy {
  const translate = instance.getFixedT(language, 'strategy')
  return (key, values = {}) => {
    // Keys and values arrive as data, from a strategy that its schema has checked, so the typed call cannot be made.
    const text: unknown = Reflect.apply(translate, undefined, [key, values])
    return String(text)
  }
}
