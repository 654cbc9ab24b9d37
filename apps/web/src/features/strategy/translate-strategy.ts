import { renderSummary, type Translate } from '@pathwise/planner/render'
import type { i18n } from 'i18next'
import type { Report } from './report.ts'

/**
 * Returns a translator for the `strategy` namespace in the UI language. The translator returns a missing key unchanged.
 */
export function createStrategyTranslator(translations: i18n): Translate {
  const translate = translations.getFixedT(null, 'strategy')
  return (key, values = {}) => {
    // i18next's typed overloads accept only keys known at compile time, so call it through `Reflect`. The strategy
    // schema has validated keys and values.
    const text: unknown = Reflect.apply(translate, undefined, [key, values])
    return String(text)
  }
}

/** Renders the summary in the given language, or returns the stored text of a report without a strategy. */
export function renderReportSummary({ result }: Report, translate: Translate, language: string): string {
  return result.strategy ? renderSummary(result.strategy, translate, language) : result.summary
}
