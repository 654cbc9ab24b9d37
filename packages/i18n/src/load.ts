import type { ResourceKey } from 'i18next'
import { defaultLanguage, type Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'

function isTexts(value: unknown): value is ResourceKey {
  return typeof value === 'object' && value !== null
}

/** One list of files per language, so that a first visit does not download the file names of the other languages. */
const loaders = {
  en: () => import('./texts/en.ts'),
  ko: () => import('./texts/ko.ts'),
  'zh-TW': () => import('./texts/zh-TW.ts'),
  'zh-CN': () => import('./texts/zh-CN.ts'),
} as const satisfies Record<Language, unknown>

async function load(language: Language, namespace: Namespace): Promise<ResourceKey> {
  const { load: loadFile } = await loaders[language]()
  const texts = (await loadFile(namespace))[namespace]
  if (!isTexts(texts)) throw new Error(`locales/${language}/${namespace}.ts does not export ${namespace}`)
  return texts
}

/** Loads the texts of one namespace. If that fails, it logs the error and loads the English texts. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<ResourceKey> {
  try {
    return await load(language, namespace)
  } catch (error) {
    if (language === defaultLanguage) throw error
    console.error(`Texts "${namespace}" in "${language}" could not be loaded; English is shown`, error)
    return load(defaultLanguage, namespace)
  }
}
