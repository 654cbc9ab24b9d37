import { listPerfect } from './perfect.ts'
import { isPlausibleScore } from './plausible-score.ts'
import { findScale, isOnScale } from './scales.ts'
import type { Assigned, Score } from './score.ts'
import { assignPrecedingScores } from './score-chain.ts'
import { findOwnCourse, findRaised, isFieldScore, isSubjectScore } from './score-neighbors.ts'
import { shareScores } from './shared-scores.ts'
import type { Holder, Placed } from './structure.ts'
import type { GoalText, Token } from './token.ts'
import { isTrouble } from './weak-parts.ts'

/**
 * Returns whether a score is too high for a TOEFL section and is therefore a TOEFL total: 'reading for TOEFL, goal 95'.
 */
function isTotal(holder: Holder, value: number, placed: readonly Placed[]): boolean {
  return (
    holder.kind === 'section' &&
    holder.exam === 'TOEFL' &&
    value > 40 &&
    value <= 120 &&
    placed.some((one) => one.holder.kind === 'exam' && one.holder.exam === 'TOEFL')
  )
}

const forward =
  // superlinear: a goal has at most 200 characters
  /^\s*(?:점|分|%)?\s*(?:(?:on|in|for|at)\s+(?:(?:the|my|an?|both|digital|real|actual|next|first|upcoming|official|march|may|june|august|october|november|december|spring|fall|his|her|their|your)\s+)*)?$/

const way = /^ ?(?:점|分)? ?(?:->|>|→|=>|➡|에서|提到|提高到|升到|拉到|想到?|要到|到|to) ?$/

/** Resolves 'total' to the preceding exam, or to an ACT composite. */
function resolveTotals(placed: readonly Placed[]): Placed[] {
  return placed.map((one, at) => {
    if (one.holder.kind !== 'total') return one
    const exam =
      placed
        .slice(0, at)
        .toReversed()
        .find(({ holder }) => holder.kind === 'exam' || holder.kind === 'section' || holder.kind === 'course') ??
      placed.slice(at).find(({ holder }) => holder.kind === 'exam')
    if (!exam || !('exam' in exam.holder) || exam.holder.kind === 'excluded') return one
    return { ...one, holder: { kind: 'exam', exam: exam.holder.exam, label: exam.holder.label } }
  })
}

/**
 * Returns the exam, section or course that follows a number. In '800 on SAT math', this is the section, because it
 * directly follows its exam. In '31 ACT, science is hard', it is the exam.
 */
function findNext(
  { lower }: GoalText,
  placed: readonly Placed[],
  score: { end: number },
  fits: (one: Placed) => boolean,
): Placed | undefined {
  const at = placed.findIndex((one) => one.start >= score.end && fits(one) && one.holder.kind !== 'excluded')
  const first = placed[at]
  const second = placed[at + 1]
  const isSection =
    first?.holder.kind === 'exam' &&
    (second?.holder.kind === 'section' || second?.holder.kind === 'course') &&
    second.holder.exam === first.holder.exam
  // The section gets the exam's start position, so that a number directly before the exam is also next to the section.
  return isSection && fits(second) && /^ {0,2}$/.test(lower.slice(first.end, second.start))
    ? { ...second, start: first.start }
    : first
}

/**
 * Returns the chosen exam if its scale contains the score. Otherwise, returns the unused exam whose scale does, if
 * there is exactly one: 'TOEFL and SAT, 100 and 1400'.
 */
function findOnScale(chosen: Placed, { value }: Score, placed: readonly Placed[], used: ReadonlySet<Placed>): Placed {
  const fits = ({ holder }: Placed) => {
    const scale = holder.kind === 'exam' ? findScale(holder.exam) : null
    return scale !== null && isOnScale(scale, value)
  }
  if (chosen.holder.kind !== 'exam' || !findScale(chosen.holder.exam) || fits(chosen)) return chosen
  const others = placed.filter((one) => fits(one) && !used.has(one))
  return others.length === 1 && others[0] ? others[0] : chosen
}

/** Returns whether a score is next to 'composite' when the goal mentions no exam: 'composite of 30', '34 composite'. */
const isComposite = ({ lower }: GoalText, placed: readonly Placed[], { start, end }: Token): boolean =>
  placed.some(
    (one) =>
      one.holder.kind === 'total' &&
      ((one.end <= start && /^ ?(?:score )?(?:of |is |to |at )?$/.test(lower.slice(one.end, start))) ||
        (one.start >= end && /^ ?$/.test(lower.slice(end, one.start)))),
  )

/** Returns the exam whose target follows a weak section: 'ACT 28, science is bad, want 31'. */
function findWhole(
  { lower }: GoalText,
  { holder, end }: Placed,
  score: Token & Score,
  placed: readonly Placed[],
  assigned: readonly Assigned[],
): Placed | undefined {
  if (holder.kind !== 'section' || assigned.some((one) => one.holder === holder)) return undefined
  const whole = placed.find((one) => one.holder.kind === 'exam' && one.holder.exam === holder.exam)
  const gap = lower.slice(end, score.start)
  if (!whole || !/[,，.;。]|[요고음] /.test(gap)) return undefined
  const own = assigned.filter((one) => one.holder === whole.holder)
  if (own.some((one) => one.score.value < score.value)) return isTrouble(gap) ? whole : undefined
  // In 'ACT since i ran out of time on reading, goal 29', the exam is not next to the section.
  const isApart =
    own.length === 0 &&
    score.wish === 'lone' &&
    (holder.exam === 'ACT' || holder.exam === 'IELTS') &&
    /[,.;]|\b(?:since|because|bc|but|cuz)\b/.test(lower.slice(whole.end, end))
  return isApart && (isTrouble(gap) || isTrouble(lower.slice(whole.end, end))) ? whole : undefined
}

/** Exams whose scores are whole numbers. */
const whole: ReadonlySet<string> = new Set(['SAT', 'PSAT', 'ACT', 'AP', 'IB'])

/** Matches each score to its exam, section or course. Returns numbers without a match as `free`. */
export function assignScores(
  text: GoalText,
  tokens: readonly Token[],
  places: readonly Placed[],
): { assigned: Assigned[]; free: Score[] } {
  const placed = resolveTotals(places)
  const assigned: Assigned[] = []
  const free: Score[] = []
  const used = new Set<Placed>()
  const scores = tokens.filter((token): token is Token & Score => token.kind === 'number')
  const listed = assignPrecedingScores(text, scores, placed)
  for (const [index, score] of scores.entries()) {
    const own = listed.get(score)
    if (own && isPlausibleScore(own.holder, score.value)) {
      used.add(own)
      assigned.push({ holder: own.holder, score })
      continue
    }
    const previous = scores[index - 1]
    const from = previous && assigned.find((one) => one.score === previous)
    // In '640 → 700', both numbers are scores of the same exam, section or course.
    if (
      from &&
      previous.now &&
      way.test(text.lower.slice(previous.end, score.start)) &&
      isPlausibleScore(from.holder, score.value)
    ) {
      assigned.push({ holder: from.holder, score })
      continue
    }
    const raised = score.wish === 'lone' && findRaised(placed, score, assigned, text)
    if (raised) {
      assigned.push({ holder: raised.holder, score })
      continue
    }
    if (isComposite(text, placed, score)) {
      free.push(score)
      continue
    }
    const clear = ({ holder, end }: Placed) =>
      holder.kind !== 'excluded' ||
      !/[,，.。;；!！?？、]|목표|目[标標]|\b(?:goal|target|want|need|aim)/.test(text.lower.slice(end, score.start))
    // '4.0' is a grade point average, not an AP score.
    const isPoint = score.digits.includes('.') && score.value < 50
    const fits = (one: Placed) =>
      isPlausibleScore(one.holder, score.value) &&
      !isTotal(one.holder, score.value, placed) &&
      !(isPoint && 'exam' in one.holder && whole.has(one.holder.exam))
    const back = placed
      .filter((one) => one.end <= score.start)
      .toReversed()
      .find((one) => fits(one) && clear(one))
    const next = findNext(text, placed, score, fits)
    const gap = next ? text.lower.slice(score.end, next.start) : ''
    const adjacent = next !== undefined && forward.test(gap)
    // 'ACT 1400' is read as a score, even though it is invalid.
    const touching =
      !back &&
      placed.findLast(
        (one) =>
          one.holder.kind === 'exam' &&
          findScale(one.holder.exam) !== null &&
          one.end <= score.start &&
          text.lower.slice(one.end, score.start).trim() === '' &&
          score.value > 5 &&
          score.digits.length < 5,
      )
    // In 'AP 3과목 5점 내신 올A', a grade follows the average, so the number before it belongs to the AP exams.
    const isOwned =
      adjacent &&
      next.holder.kind === 'gpa' &&
      back !== undefined &&
      tokens.some(
        ({ kind, start }) => (kind === 'number' || kind === 'grades') && start >= next.end && start - next.end <= 6,
      )
    const preposition = adjacent && /(?:on|in|for|at)\s/.test(gap)
    // '95 avg' is parsed as an average even when it follows a course, unless another number directly follows 'avg'.
    const isAverage =
      adjacent &&
      next.holder.kind === 'gpa' &&
      next.holder.weak &&
      back?.holder.kind === 'local' &&
      !scores.some(({ start }) => start >= next.end && start - next.end <= 6)
    // In 'the composite is low, want 30 math', the number directly before the section is the section's score.
    const isSections =
      adjacent &&
      next.holder.kind === 'section' &&
      back?.holder.kind === 'exam' &&
      next.start - score.end <= 1 &&
      /[,.;]/.test(text.lower.slice(back.end, score.start)) &&
      !/^ ?(?:is|was|are|has|'s)\b/.test(text.lower.slice(next.end))
    const backTouches = back !== undefined && score.start - back.end <= 1
    // '90+ in English and the Euclid': the number is the mark in a subject.
    if (!back && !adjacent && isSubjectScore(text, tokens, score)) {
      free.push(score)
      continue
    }
    // In 'need 93 avg, calc is 84', the second number is the mark in a subject.
    if (back?.holder.kind === 'gpa' && isFieldScore(text, tokens, score, back.end)) {
      free.push(score)
      continue
    }
    const chosen =
      (touching || undefined) ??
      (back &&
      !isAverage &&
      !isSections &&
      !(preposition && (!backTouches || (back.holder.kind === 'exam' && next.holder.kind === 'section'))) &&
      !(
        adjacent &&
        !isOwned &&
        (used.has(back) || ((back.holder.kind === 'gpa') !== (next?.holder.kind === 'gpa') && !backTouches))
      )
        ? back
        : (next ?? back))
    if (!chosen) {
      free.push(score)
      continue
    }
    const place =
      findWhole(text, chosen, score, placed, assigned) ??
      findOwnCourse(text, placed, findOnScale(chosen, score, placed, used))
    used.add(place)
    assigned.push({ holder: place.holder, score })
  }
  return {
    assigned: [...assigned, ...shareScores(text, tokens, placed, assigned), ...listPerfect(text, tokens, placed)],
    free,
  }
}
