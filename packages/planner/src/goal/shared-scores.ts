import { sharesTarget } from './current.ts'
import type { Assigned } from './score.ts'
import { joinsScores } from './score-chain.ts'
import type { Placed } from './structure.ts'
import type { GoalText, Token } from './token.ts'

/** Joins sections that share a score: 'ACT數學和科學要30'. */
const joins = /^ ?(?:和|跟|與|与|及|랑|이랑|와|과|하고|and|&) ?$/
const shared = /둘 ?다|두 (?:개|과목|영역|섹션) ?다|모두|각각|都|各|\bboth\b|\beach\b/

/** Repeats a target for the courses before it that share it: '生物HL 5 化学HL 4，都想到6'. */
function listSameTarget(
  { lower }: GoalText,
  tokens: readonly Token[],
  assigned: readonly Assigned[],
  { holder, score }: Assigned,
): Assigned[] {
  const at = assigned.findIndex((one) => one.score === score)
  const last = tokens.find((one) => one === assigned[at - 1]?.score)
  const token = tokens.find((one) => one === score)
  if (!last || !token || !sharesTarget(lower, last, token)) return []
  return assigned
    .slice(0, at)
    .flatMap((one) =>
      (one.holder.kind === 'course' || one.holder.kind === 'local') && one.holder !== holder
        ? [{ holder: one.holder, score }]
        : [],
    )
}

/** Returns whether a score before two joined sections is the target of both: '36 on act reading and english'. */
function isSharedBefore(
  { lower }: GoalText,
  tokens: readonly Token[],
  { holder, score }: Assigned,
  first: Placed,
  second: Placed,
  assigned: readonly Assigned[],
): boolean {
  const token = tokens.find((one) => one === score)
  return (
    token !== undefined &&
    token.end <= first.start &&
    holder.kind === 'section' &&
    second.holder.kind === 'section' &&
    second.holder.exam === holder.exam &&
    assigned.every((one) => one.holder !== second.holder || one.score.now) &&
    joins.test(lower.slice(first.end, second.start)) &&
    /^ ?(?:$|[,.;!)]|by\b|in\b|for\b)/.test(lower.slice(second.end))
  )
}

/** Repeats a score for the sections that share it: '과학이랑 리딩 둘 다 30', '听力口语都要27'. */
export function shareScores(
  text: GoalText,
  tokens: readonly Token[],
  placed: readonly Placed[],
  assigned: readonly Assigned[],
): Assigned[] {
  return assigned.flatMap(({ holder, score }) => {
    const same = listSameTarget(text, tokens, assigned, { holder, score })
    if (same.length > 0) return same
    const at = placed.findIndex((one) => one.holder === holder)
    const last = placed[at]
    const after = placed[at + 1]
    if (last && after && isSharedBefore(text, tokens, { holder, score }, last, after, assigned))
      return [{ holder: after.holder, score }]
    const before = placed[at - 1]
    const token = tokens.find((one) => one === score)
    if (holder.kind !== 'section' || !last || !token || before?.holder.kind !== 'section') return []
    const between = text.lower.slice(last.end, token.start)
    // '750 in both'
    const isBoth = shared.test(between) || /^ (?:in|on|for) (?:both|each)\b/.test(text.lower.slice(token.end))
    const isShared = isBoth || joins.test(text.lower.slice(before.end, last.start))
    // 'math at 680, reading at 720, want both at 750': the other section's score is its current one.
    const isLower = (one: Assigned) => one.score.now || (one.score.value < score.value && isBoth)
    // In '수학이랑 과학이 24, 25', each section has its own score.
    const previous = tokens[tokens.indexOf(token) - 1]
    if (previous?.kind === 'number' && joinsScores(text.lower.slice(previous.end, token.start))) return []
    const isFree =
      assigned.every((one) => one.holder !== before.holder || isLower(one)) && before.holder.exam === holder.exam
    return isShared && isFree ? [{ holder: before.holder, score }] : []
  })
}
