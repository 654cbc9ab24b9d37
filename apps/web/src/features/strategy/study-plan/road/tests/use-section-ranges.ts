import type { MeasuredRange } from '@pathwise/planner/sat-or-act'
import { type Latest, useLatestEstimates } from '../../../../../lib/use-latest-estimates.ts'

export type SectionRanges =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'known'; readonly math: MeasuredRange | null; readonly readingWriting: MeasuredRange | null }
export type KnownSectionRanges = Extract<SectionRanges, { kind: 'known' }>

/** Returns the measured range of a section, or null if the section has too few answers or too many guesses. */
function findRange({ estimates }: Latest): MeasuredRange | null {
  const { measurement } = estimates ?? {}
  return measurement && !measurement.few_answers && !measurement.low_effort ? measurement.overall : null
}

/** Returns the measured ranges of both SAT sections, from the account or this device. */
export function useSectionRanges(): SectionRanges {
  const math = useLatestEstimates('sat.math')
  const readingWriting = useLatestEstimates('sat.reading-writing')
  const failed = [math, readingWriting].find((latest) => latest.failed)
  if (failed) return { kind: 'failed', retry: failed.retry }
  if (!math.estimates || !readingWriting.estimates) return { kind: 'loading' }
  return { kind: 'known', math: findRange(math), readingWriting: findRange(readingWriting) }
}
