import { type RenderedStrategy, renderStrategy, type Translate } from '@pathwise/planner/render'
import type { Report } from './report.ts'

/** The spec's fields in words; problem ids may be text in a result of another client. */
export type PlainReport = Omit<RenderedStrategy, 'recommendedProblems'> & {
  recommendedProblems: { id: number | string; title: string }[]
}

/** The report in words: in the language on screen where its strategy is there to say it, else as it came. */
export function plainReport({ result }: Report, translate: Translate, language: string): PlainReport {
  return result.strategy ? renderStrategy(result.strategy, translate, language) : result
}
