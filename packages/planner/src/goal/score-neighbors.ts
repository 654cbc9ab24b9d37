import { isPlausibleScore } from './plausible-score.ts'
import type { Assigned, Score } from './score.ts'
import type { Placed } from './structure.ts'
import type { GoalText, Token } from './token.ts'

/** Returns the course directly before its exam's name: '微观AP 5分'. Otherwise, returns the place itself. */
export function findOwnCourse({ lower }: GoalText, placed: readonly Placed[], place: Placed): Placed {
  const before = placed[placed.indexOf(place) - 1]
  const isOwn =
    place.holder.kind === 'exam' &&
    place.holder.exam === 'AP' &&
    before?.holder.kind === 'course' &&
    before.holder.exam === 'AP' &&
    /^ ?$/.test(lower.slice(before.end, place.start))
  return isOwn ? before : place
}

/** Returns whether a number is the score of a subject or topic that starts at or after an index: 'calc is 84'. */
export function isFieldScore({ lower }: GoalText, tokens: readonly Token[], score: Token, from: number): boolean {
  const before = tokens[tokens.indexOf(score) - 1]
  return (
    before?.kind === 'field' &&
    before.start >= from &&
    /^ ?(?:is |was |at |is at )?$/.test(lower.slice(before.end, score.start))
  )
}

/** Returns whether a number is next to a subject: '90+ in English', '英文 90 以上'. */
export function isSubjectScore({ lower }: GoalText, tokens: readonly Token[], score: Token): boolean {
  const at = tokens.indexOf(score)
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  const isSubject = (token: Token | undefined) => token?.kind === 'field' && token.field.subject !== undefined
  return (
    (isSubject(before) && before !== undefined && /^ ?$/.test(lower.slice(before.end, score.start))) ||
    (isSubject(after) && after !== undefined && /^ (?:in|for) $/.test(lower.slice(score.end, after.start)))
  )
}

/** Words before and after a score that give it to the section named last: '数学只有27，也想32', 'want 33 there too'. */
const alsoBefore = /^分?[,，。]? ?也(?:想|要|得|需要|希望)*(?:[考拿上达達]|提升?|[升拉])?到? ?$/
const there = /^ (?:points? )?(?:there|in that|on that|on it)\b/

/** Returns the section with a lower current score that a wish refers to without naming it. */
function findThere(
  placed: readonly Placed[],
  { value, start, end }: Score & Token,
  assigned: readonly Assigned[],
  lower: string,
): Placed | undefined {
  const section = placed.findLast((one) => one.end <= start && one.holder.kind === 'section')
  const last = assigned.findLast(({ holder }) => holder === section?.holder)
  if (!section || !last?.score.now || last.score.value >= value) return undefined
  const gap = lower.slice(lower.indexOf(last.score.digits, section.end) + last.score.digits.length, start)
  return alsoBefore.test(gap) || there.test(lower.slice(end)) ? section : undefined
}

/** Words for the sections that a goal does not name. */
const others =
  /(?:\b(?:everything else|all else|the rest|the others)\b|나머지|다른 ?[건것거]|其他|其[余餘]|[别別]的)[^,.;!?，。\d]{0,12}\d{2}/

/**
 * Returns the exam whose total a lone wish raises: 'ACT 26, science 22 is the problem, goal 30', 'ACT science is bad, the
 * rest is 30+, goal 32'.
 */
export function findRaised(
  placed: readonly Placed[],
  score: Score & Token,
  assigned: readonly Assigned[],
  { lower }: GoalText,
): Placed | undefined {
  const { value, start } = score
  const own = findThere(placed, score, assigned, lower)
  if (own) return own
  const hasRest = others.test(lower.slice(0, start))
  return placed.find(
    ({ holder }) =>
      holder.kind === 'exam' &&
      isPlausibleScore(holder, value) &&
      ((hasRest && placed.some((one) => one.holder.kind === 'section')) ||
        assigned.some(
          (one) =>
            one.holder.kind === 'exam' && one.holder.exam === holder.exam && one.score.now && one.score.value < value,
        )),
  )
}
