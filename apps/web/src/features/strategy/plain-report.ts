import { type RenderedStrategy, renderStrategy, type Translate } from '@pathwise/planner/render'
import type { Report } from './report.ts'

/** The spec's plain-text report fields. Problem ids can be strings in results from other clients. */
export type PlainReport = Omit<RenderedStrategy, 'recommendedProblems'> & {
  recommendedProblems: { id: number | string; title: string }[]
}

/** Renders the strategy in the given language. Returns the stored plain text if the report has no strategy. */
export function plainReport({ result }: Report, translate: Translate, language: string): PlainReport {
  return result.strategy ? renderStrategy(result.strategy, translate, language) : result
}
