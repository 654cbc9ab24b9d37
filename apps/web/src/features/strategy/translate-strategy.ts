import type { Translate } from '@pathwise/planner/render'
import type { i18n } from 'i18next'

/** The words of the `strategy` namespace in the language on screen, for the planner's renderer. A key without a text gives the key. */
export function strategyTranslator(translations: i18n): Translate {
  const translate = translations.getFixedT(null, 'strategy')
  return (key, values = {}) => {
    // Keys and values come as data, from a strategy that its schema has checked, so that the typed call cannot be made.
    const text: unknown = Reflect.apply(translate, undefined, [key, values])
    return String(text)
  }
}
