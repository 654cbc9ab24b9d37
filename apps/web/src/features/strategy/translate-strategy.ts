import { type RenderedStrategy, renderStrategy, type Translate } from '@pathwise/planner/render'
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

/** The report fields of the specification. Other clients may use strings as problem ids. */
type PlainReport = Omit<RenderedStrategy, 'recommendedProblems'> & {
  recommendedProblems: { id: number | string; title: string }[]
}

/** Renders the strategy in the given language, or returns the stored plain text if there is none. */
export function renderPlainReport({ result }: Report, translate: Translate, language: string): PlainReport {
  return result.strategy ? renderStrategy(result.strategy, translate, language) : result
}
