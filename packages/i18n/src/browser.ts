import { type BackendModule, createInstance, type i18n } from 'i18next'
import { isLanguage, type Language } from './languages.ts'
import { loadTexts } from './load.ts'
import { type Namespace, namespaces } from './namespaces.ts'

const backend: BackendModule = {
  type: 'backend',
  init() {},
  // With two parameters, i18next takes the promise instead of waiting for a callback; its types know the callback only.
  // oxlint-disable-next-line typescript/no-misused-promises
  async read(language: string, namespace: string) {
    const known = namespaces.find((name) => name === namespace)
    if (!isLanguage(language) || !known) throw new Error(`No texts "${namespace}" in "${language}"`)
    return loadTexts(language, known)
  },
}

/**
 * The translations of the web app. Each namespace of each language is a chunk of its own, fetched when first used.
 * `plugins` lets the caller add React's bindings, so that this package stays free of React.
 */
export async function createTranslations(
  language: Language,
  first: readonly Namespace[],
  plugins: readonly Parameters<i18n['use']>[0][] = [],
): Promise<i18n> {
  const translations = createInstance()
  for (const plugin of [backend, ...plugins]) translations.use(plugin)
  await translations.init({
    lng: language,
    ns: [...first],
    defaultNS: 'common',
    load: 'currentOnly',
    // The loader itself falls back to English, so that a reader of another language never downloads English as well.
    fallbackLng: false,
    interpolation: { escapeValue: false },
  })
  return translations
}
