import { actSections } from './data/act.ts'
import type { SectionId } from './data/exams.ts'
import { satSections } from './data/sat.ts'

/** An 80% credible interval for the fraction of our medium-difficulty questions that the student can answer, 0 to 1. */
export interface MeasuredRange {
  readonly low: number
  readonly high: number
  /** Whether over half of the information comes from items whose difficulty was guessed from the author's level. */
  readonly provisional: boolean
}

export interface TestPreference {
  readonly math: MeasuredRange | null
  readonly readingWriting: MeasuredRange | null
  /** How the student works under time pressure; null if unanswered. */
  readonly pace: 'either' | 'quick' | 'thorough' | null
}

type Test = 'ACT' | 'SAT'

/**
 * - `mathStronger`, `wordsStronger`: one strand is clearly ahead, because the ranges do not overlap.
 * - `thorough`, `quick`: how the student works under time pressure.
 */
export type TestReason = 'mathStronger' | 'quick' | 'thorough' | 'wordsStronger'

export interface TestComparison {
  /** The test that all reasons favor. Null if there are no reasons or the reasons conflict. */
  readonly leansTo: Test | null
  readonly reasons: readonly { readonly reason: TestReason; readonly test: Test }[]
  /**
   * Whether the levels in math and in reading and writing differ. 'unmeasured' if either level has not been measured.
   */
  readonly strands: 'alike' | 'different' | 'unmeasured'
  readonly unmeasured: readonly ('sat.math' | 'sat.reading-writing')[]
  readonly provisional: boolean
}

/**
 * Suggests the SAT or the ACT. Math is half of an SAT score but a third of an ACT composite, so the SAT favors students
 * whose math is stronger, and vice versa. The ACT leaves less time per question. Scores are not compared, because the
 * official concordance predates the current tests.
 */
export function compareTests({ math, readingWriting, pace }: TestPreference): TestComparison {
  const reasons: { reason: TestReason; test: Test }[] = []
  if (math && readingWriting) {
    if (math.low > readingWriting.high) reasons.push({ reason: 'mathStronger', test: 'SAT' })
    if (readingWriting.low > math.high) reasons.push({ reason: 'wordsStronger', test: 'ACT' })
  }
  const isDifferent = reasons.length > 0
  if (pace === 'thorough') reasons.push({ reason: 'thorough', test: 'SAT' })
  if (pace === 'quick') reasons.push({ reason: 'quick', test: 'ACT' })
  const [first] = reasons
  return {
    leansTo: first && reasons.every(({ test }) => test === first.test) ? first.test : null,
    reasons,
    strands: math && readingWriting ? (isDifferent ? 'different' : 'alike') : 'unmeasured',
    unmeasured: [...(math ? [] : ['sat.math' as const]), ...(readingWriting ? [] : ['sat.reading-writing' as const])],
    provisional: Boolean(math?.provisional || readingWriting?.provisional),
  }
}

/** Returns the seconds per question in each section, from the official section lengths. */
export function listSecondsPerQuestion(): { readonly section: SectionId; readonly seconds: number }[] {
  const findSeconds = ({ minutes, questions }: { minutes: number; questions: number }) =>
    Math.round((minutes * 60) / questions)
  return [
    { section: 'sat.reading-writing', seconds: findSeconds(satSections.value.rw) },
    { section: 'sat.math', seconds: findSeconds(satSections.value.math) },
    { section: 'act.english', seconds: findSeconds(actSections.value.english) },
    { section: 'act.math', seconds: findSeconds(actSections.value.math) },
    { section: 'act.reading', seconds: findSeconds(actSections.value.reading) },
  ]
}
