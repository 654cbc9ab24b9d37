import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import { type Namespace, namespaces } from './namespaces.ts'
import type { Formatter } from './particles.ts'
import { unitProcessor } from './units.ts'

function createBackend(): BackendModule {
  let formatter: Formatter | undefined
  return {
    type: 'backend',
    init(services) {
      formatter = services.formatter
    },
    // i18next awaits this promise because `read` has only two parameters. The types allow only the callback form.
    // oxlint-disable-next-line typescript/no-misused-promises
    async read(language: string, namespace: string) {
      const known = namespaces.find((name) => name === namespace)
      if (!isLanguage(language) || !known) throw new Error(`No texts "${namespace}" in "${language}"`)
      return loadTexts(language, known, formatter)
    },
  }
}

/**
 * Creates the web app's i18n instance. Each namespace in each language is a separate chunk, loaded on first use.
 * `plugins` adds the React bindings, so that this package does not depend on React.
 */
export async function createTranslations(
  language: Language,
  first: readonly Namespace[],
  plugins: readonly Parameters<i18n['use']>[0][] = [],
): Promise<i18n> {
  const translations = createInstance()
  for (const plugin of [createBackend(), unitProcessor, ...plugins]) translations.use(plugin)
  await translations.init({
    lng: language,
    ns: [...first],
    defaultNS: 'common',
    load: 'currentOnly',
    // i18next needs no fallback language, because the loader below falls back to English. Otherwise, readers of other
    // languages would also download English.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    postProcess: unitProcessor.name,
  })
  return translations
}

function isTexts(value: unknown): value is ResourceKey {
  return typeof value === 'object' && value !== null
}

interface FirstTexts {
  texts: Readonly<Record<(typeof firstNamespaces)[number], ResourceKey>>
  addFormats?: (formatter: Formatter | undefined) => void
}

interface OtherTexts {
  load: (namespace: Namespace) => Promise<Record<string, unknown>>
}

/** The namespaces that the home page needs. Each language has one file that contains all of them. */
export const firstNamespaces = ['common', 'home', 'shell'] as const satisfies readonly Namespace[]

/**
 * Each language has two loaders. A first visit needs only `first`, which is smaller because it does not contain the
 * file names of other namespaces and languages.
 */
const loaders = {
  en: { first: () => import('./texts/first/en.ts'), others: () => import('./texts/en.ts') },
  ko: { first: () => import('./texts/first/ko.ts'), others: () => import('./texts/ko.ts') },
  'zh-TW': { first: () => import('./texts/first/zh-TW.ts'), others: () => import('./texts/zh-TW.ts') },
  'zh-CN': { first: () => import('./texts/first/zh-CN.ts'), others: () => import('./texts/zh-CN.ts') },
} as const satisfies Record<Language, { first: () => Promise<FirstTexts>; others: () => Promise<OtherTexts> }>

async function loadOther(language: Language, namespace: Namespace): Promise<ResourceKey> {
  const { load: loadFile } = await loaders[language].others()
  const texts = (await loadFile(namespace))[namespace]
  if (!isTexts(texts)) throw new Error(`locales/${language}/${namespace}.ts does not export ${namespace}`)
  return texts
}

async function loadFirst(language: Language, formatter: Formatter | undefined): Promise<FirstTexts['texts']> {
  const files: FirstTexts = await loaders[language].first()
  files.addFormats?.(formatter)
  return files.texts
}

async function load(language: Language, namespace: Namespace, formatter: Formatter | undefined): Promise<ResourceKey> {
  const name = firstNamespaces.find((first) => first === namespace)
  if (name) return (await loadFirst(language, formatter))[name]
  const [texts] = await Promise.all([loadOther(language, namespace), loadFirst(language, formatter)])
  return texts
}

/**
 * Loads the texts of one namespace, and registers the formats used by these texts with `formatter`. If loading fails,
 * logs the error and loads the English texts.
 */
export async function loadTexts(language: Language, namespace: Namespace, formatter?: Formatter): Promise<ResourceKey> {
  try {
    return await load(language, namespace, formatter)
  } catch (error) {
    if (language === defaultLanguage) throw error
    console.error(`Texts "${namespace}" in "${language}" could not be loaded; English is shown`, error)
    return load(defaultLanguage, namespace, formatter)
  }
}
