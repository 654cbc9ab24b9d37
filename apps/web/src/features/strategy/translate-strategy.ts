import { type RenderedStrategy, renderStrategy, type Translate } from '@pathwise/planner/render'
import type { i18n } from 'i18next'
import type { Report } from './report.ts'

/**
 * Returns a translator for the `strategy` namespace in the UI language. For a missing key, the translator returns the
 * key itself.
 */
export function createStrategyTranslator(translations: i18n): Translate {
  const translate = translations.getFixedT(null, 'strategy')
  return (key, values = {}) => {
    // Keys and values are runtime data validated by the strategy schema, so i18next's typed overloads do not apply.
    const text: unknown = Reflect.apply(translate, undefined, [key, values])
    return String(text)
  }
}

/**
 * The plain-text report fields defined in the specification. Problem ids can be strings in results from other clients.
 */
type PlainReport = Omit<RenderedStrategy, 'recommendedProblems'> & {
  recommendedProblems: { id: number | string; title: string }[]
}

/** Renders the strategy in the given language. Returns the stored plain text if the report has no strategy. */
export function renderPlainReport({ result }: Report, translate: Translate, language: string): PlainReport {
  return result.strategy ? renderStrategy(result.strategy, translate, language) : result
}
