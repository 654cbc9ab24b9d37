import { type BackendModule, createInstance, type i18n } from 'i18next'
import { isLanguage, type Language } from './languages.ts'
import { loadTexts } from './load.ts'
import { type Namespace, namespaces } from './namespaces.ts'

const backend: BackendModule = {
  type: 'backend',
  init() {},
  // With two parameters, i18next awaits the returned promise instead of a callback. Its types allow only the callback.
  // oxlint-disable-next-line typescript/no-misused-promises
  async read(language: string, namespace: string) {
    const known = namespaces.find((name) => name === namespace)
    if (!isLanguage(language) || !known) throw new Error(`No texts "${namespace}" in "${language}"`)
    return loadTexts(language, known)
  },
}

/**
 * Creates the web app's translations. Each namespace of each language is a separate chunk, loaded on first use.
 * `plugins` adds the React bindings, so that this package does not depend on React.
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
    // The loader itself falls back to English, so readers of other languages do not download English as well.
    fallbackLng: false,
    interpolation: { escapeValue: false },
  })
  return translations
}
