import { type BackendModule, createInstance, type i18n } from 'i18next'
import { isLanguage, type Language } from './languages.ts'
import { loadTexts } from './load.ts'
import { type Namespace, namespaces } from './namespaces.ts'

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const known = namespaces.find((name) => name === namespace)
    if (!isLanguage(language) || !known) {
      done(new Error(`No texts "${namespace}" in "${language}"`), null)
      return
    }
    loadTexts(language, known).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    )
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
