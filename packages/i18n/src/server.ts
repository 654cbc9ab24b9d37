import { createInstance, type ResourceKey } from 'i18next'
import { addHanSpaces } from './han-spaces.ts'
import { type Language, languages } from './languages.ts'
import { recommendations as englishCards } from './locales/en/recommendations.ts'
import { mail as englishMail } from './locales/en/server/mail.ts'
import { strategy as english } from './locales/en/strategy.ts'
import { recommendations as koreanCards } from './locales/ko/recommendations.ts'
import { mail as koreanMail } from './locales/ko/server/mail.ts'
import { strategy as korean } from './locales/ko/strategy.ts'
import { recommendations as simplifiedChineseCards } from './locales/zh-CN/recommendations.ts'
import { mail as simplifiedChineseMail } from './locales/zh-CN/server/mail.ts'
import { strategy as simplifiedChinese } from './locales/zh-CN/strategy.ts'
import { recommendations as traditionalChineseCards } from './locales/zh-TW/recommendations.ts'
import { mail as traditionalChineseMail } from './locales/zh-TW/server/mail.ts'
import { strategy as traditionalChinese } from './locales/zh-TW/strategy.ts'
import { addParticles } from './particles.ts'
import { unitProcessor } from './units.ts'

/** The texts that the server renders. All four languages stay in memory. */
const texts = {
  en: { strategy: english, recommendations: englishCards, mail: englishMail },
  ko: { strategy: korean, recommendations: koreanCards, mail: koreanMail },
  'zh-CN': { strategy: simplifiedChinese, recommendations: simplifiedChineseCards, mail: simplifiedChineseMail },
  'zh-TW': { strategy: traditionalChinese, recommendations: traditionalChineseCards, mail: traditionalChineseMail },
} as const satisfies Record<Language, Record<ServerNamespace, ResourceKey>>

type ServerNamespace = 'strategy' | 'recommendations' | 'mail'

type TranslateOnServer = (key: string, values?: Record<string, string | number>) => string

const instance = createInstance({
  initAsync: false,
  lng: 'en',
  fallbackLng: 'en',
  ns: ['strategy', 'recommendations', 'mail'],
  defaultNS: 'strategy',
  interpolation: { escapeValue: false },
  postProcess: unitProcessor.name,
  resources: Object.fromEntries(languages.map((language) => [language, texts[language]])),
})
void instance.use(unitProcessor).init()
addParticles(instance.services.formatter)
addHanSpaces(instance.services.formatter)

/** Creates a function that returns the text for a key, with the given values inserted. */
export function createTranslator(language: Language, namespace: ServerNamespace): TranslateOnServer {
  const translate = instance.getFixedT(language)
  return (key, values = {}) => {
    // The call is untyped, because keys and values come from data such as a strategy or the catalog.
    const text: unknown = Reflect.apply(translate, undefined, [key, { ...values, ns: namespace }])
    return String(text)
  }
}
