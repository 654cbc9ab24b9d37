import type { Translate } from '@pathwise/planner/render'
import type { i18n, ParseKeys } from 'i18next'

/** The words of the `strategy` namespace, for the planner's renderer. A key without a text gives the key. */
export function strategyTranslator(translations: i18n): Translate {
  const known = (key: string): key is ParseKeys<'strategy'> => translations.exists(key, { ns: 'strategy' })
  const translate = translations.getFixedT(null, 'strategy')
  return (key, values) => (known(key) ? String(translate(key, { ...values })) : key)
}
