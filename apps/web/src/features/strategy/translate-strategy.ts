import type { Translate } from '@pathwise/planner/render'
import type { i18n } from 'i18next'

/** Returns a translator for the `strategy` namespace in the UI language. Missing keys translate to the key itself. */
export function strategyTranslator(translations: i18n): Translate {
  const translate = translations.getFixedT(null, 'strategy')
  return (key, values = {}) => {
    // Keys and values are runtime data validated by the strategy schema, so i18next's typed overloads do not apply.
    const text: unknown = Reflect.apply(translate, undefined, [key, values])
    return String(text)
  }
}
