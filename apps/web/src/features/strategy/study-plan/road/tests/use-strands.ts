import type { MeasuredRange } from '@pathwise/planner/sat-or-act'
import { type Latest, useLatestEstimates } from '../../../../../lib/use-latest-estimates.ts'

export type Strands =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'known'; readonly math: MeasuredRange | null; readonly readingWriting: MeasuredRange | null }
export type KnownStrands = Extract<Strands, { kind: 'known' }>

/** Returns the range of a section. Too few answers, or answers at random, say nothing. */
function findRange({ estimates }: Latest): MeasuredRange | null {
  const { measurement } = estimates ?? {}
  return measurement && !measurement.few_answers && !measurement.low_effort ? measurement.overall : null
}

/** Returns what was measured in the sections of the SAT, in the account or on this device. */
export function useStrands(): Strands {
  const math = useLatestEstimates('sat.math')
  const readingWriting = useLatestEstimates('sat.reading-writing')
  const failed = [math, readingWriting].find((latest) => latest.failed)
  if (failed) return { kind: 'failed', retry: failed.retry }
  if (!math.estimates || !readingWriting.estimates) return { kind: 'loading' }
  return { kind: 'known', math: findRange(math), readingWriting: findRange(readingWriting) }
}
