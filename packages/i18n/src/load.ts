import type { ResourceKey } from 'i18next'
import { defaultLanguage, type Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'

function isTexts(value: unknown): value is ResourceKey {
  return typeof value === 'object' && value !== null
}

/** A list of files for each language, so that a reader's first visit does not bring the names of all the others. */
const filesOf = {
  en: () => import('./texts/en.ts'),
  ko: () => import('./texts/ko.ts'),
  'zh-TW': () => import('./texts/zh-TW.ts'),
  'zh-CN': () => import('./texts/zh-CN.ts'),
} as const satisfies Record<Language, unknown>

async function load(language: Language, namespace: Namespace): Promise<ResourceKey> {
  const { load: loadFile } = await filesOf[language]()
  const texts = (await loadFile(namespace))[namespace]
  if (!isTexts(texts)) throw new Error(`locales/${language}/${namespace}.ts does not export ${namespace}`)
  return texts
}

/** The texts of one namespace; in English, with a line in the console, when the language's own cannot be loaded. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<ResourceKey> {
  try {
    return await load(language, namespace)
  } catch (error) {
    if (language === defaultLanguage) throw error
    console.error(`Texts "${namespace}" in "${language}" could not be loaded; English is shown`, error)
    return load(defaultLanguage, namespace)
  }
}
