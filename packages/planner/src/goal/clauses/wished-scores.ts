import { saysNow } from '../now-words.ts'
import type { Token } from '../token.ts'
import type { Clause, SplitGoal } from './clauses.ts'
import { isContent, isWished, readStances } from './stances.ts'

type NumberToken = Extract<Token, { kind: 'number' }>

/** Returns whether two numbers can be scores on the same scale. */
const isSameScale = (one: NumberToken, other: NumberToken) =>
  one.value >= 5 && Math.max(one.value, other.value) < 2 * Math.min(one.value, other.value)

const holds = ({ kind }: Token) => kind === 'exam' || kind === 'field' || kind === 'local' || kind === 'mark'

/** Words that refer to the student. */
const self = /\b(?:i|i'?d|i'?m|me)\b|(?:^| )(?:저는?|전|제가|난|나는?|내가) |我/

/** Returns whether a difficulty directly follows the score of a section. */
const isTroubled = (text: string, { names, words }: Clause, { start, end }: Token) =>
  names.some((name) => name.kind === 'field' && name.field.part !== undefined && name.end <= start) &&
  words.every(({ stance }) => stance !== 'wish') &&
  words.some(
    (word) =>
      word.stance === 'weak' &&
      word.start >= end &&
      /^(?:[ 점分에서은이라]{0,4}| (?:is|was) )$/.test(text.slice(end, word.start)),
  )

/** Returns a value that is equal for names with the same meaning, to compare the names in two clauses. */
const describe = (token: Token): unknown =>
  token.kind === 'field'
    ? token.field
    : token.kind === 'exam'
      ? token.label
      : token.kind === 'local'
        ? token.name
        : token

/** Returns whether every name in a clause that can have a score also occurs in earlier clauses. */
const repeats = (clause: Clause, before: readonly Token[]) => {
  const named = new Set(before.map(describe))
  return clause.names.filter(holds).every((name) => named.has(describe(name)))
}

/**
 * Marks the scores that the student wants. If the student wants a higher score, marks earlier scores as current: 'ACT
 * 26, science 22 is the problem, goal 30'. Removes what only other people want: '我妈想1550 我觉得1480够了'.
 */
export function markWished({ simple: text, clauses }: SplitGoal, tokens: readonly Token[]): Token[] {
  const numbers = tokens.filter((token): token is Token & NumberToken => token.kind === 'number')
  const placed = numbers.map((token) => {
    const clause = clauses.find(({ start, end }) => token.start >= start && token.start < end)
    return { token, clause, at: clause ? clauses.indexOf(clause) : -1 }
  })
  const wished = placed.filter(({ token, clause }) => clause && isWished(text, clause, token))
  const isOthers = ({ clause }: { clause: Clause | undefined }) =>
    clause?.words.some(({ stance }) => stance === 'others')
  const isWish = ({ token }: { token: Token }) => wished.some((one) => one.token === token)
  const isOwn = (one: (typeof placed)[number]) =>
    !isOthers(one) &&
    !one.token.now &&
    (isWish(one) || (one.clause !== undefined && isContent(text, one.clause, one.token)))
  /** Returns whether a later clause accepts a lower score: 'he wants 1600. 1450 would be wonderful'. */
  const isLowered = (one: (typeof placed)[number]) =>
    placed.some(
      (later) =>
        later.at > one.at &&
        later.token.value < one.token.value &&
        isSameScale(later.token, one.token) &&
        later.clause?.names.length === 0 &&
        isContent(text, later.clause, later.token),
    )
  const theirs = new Set<Token>(
    placed.flatMap((one) =>
      isLowered(one) || (isOthers(one) && placed.some((own) => isOwn(own) && isSameScale(own.token, one.token)))
        ? [one.token]
        : [],
    ),
  )
  // In 'my mom is dreaming of Yale, I just want Rutgers', the student wants only the second university.
  const isOwnPlace = (kind: Token['kind']) => (clause: Clause) =>
    clause.names.some((name) => name.kind === kind) &&
    !isOthers({ clause }) &&
    (self.test(text.slice(clause.start, clause.end)) || clause.words.some(({ stance }) => stance === 'wish'))
  for (const [at, clause] of clauses.entries()) {
    if (!isOthers({ clause })) continue
    const later = clauses.slice(at + 1)
    for (const name of clause.names) {
      // In 'dad thinks econ, but I want game design', the student wants only the second program.
      const isProgram = name.kind === 'programme' || (name.kind === 'field' && name.field.programme !== undefined)
      const kind = isProgram ? 'programme' : name.kind
      if ((isProgram || kind === 'university') && later.some(isOwnPlace(kind))) theirs.add(name)
    }
  }
  const parts = tokens.filter((token) => token.kind === 'field' && token.field.part !== undefined)
  /** In 'ACT 34,阅读现在29想33', the total is higher than the wish for the section. */
  const isHigherTotal = ({ token, clause }: (typeof placed)[number], wish: (typeof placed)[number]) =>
    token.value > wish.token.value &&
    parts.some(({ start }) => start >= token.end && start < wish.token.start) &&
    (text.slice(token.end, wish.token.start).match(/[,，。.;]/g) ?? []).length <= 1 &&
    clause?.names.some(({ kind, end }) => kind === 'exam' && token.start >= end && token.start - end <= 1) === true
  const today = new Set<Token>()
  // In '雅思6.5，听力5.5听不懂', a difficulty follows the second score, so that score is current.
  for (const { token, clause } of placed)
    if (numbers.length > 1 && clause && isTroubled(text, clause, token)) today.add(token)
  // In 'want 36 in reading, math is fine already (35)', the clause needs no work.
  if (/\(\d/.test(text)) {
    const stances = readStances({ simple: text, clauses })
    for (const { token, clause, at } of placed)
      if (
        text.charAt(token.start - 1) === '(' &&
        clause &&
        clause.names.some(holds) &&
        ([stances[at], clause.end <= token.end + 2 ? stances[at + 1] : undefined].some(
          (stance) => stance === 'background' || stance === 'weak',
        ) ||
          saysNow(text.slice(clause.start, token.start)))
      )
        today.add(token)
  }
  for (const wish of wished) {
    if (isOthers(wish) || !wish.clause) continue
    if (
      !repeats(
        wish.clause,
        clauses.slice(0, wish.at).flatMap(({ names }) => names),
      )
    )
      continue
    const before = placed.filter(
      (one) =>
        one.at < wish.at &&
        !isWish(one) &&
        isSameScale(one.token, wish.token) &&
        one.clause?.names.every(({ kind }) => kind !== 'local') === true,
    )
    // In 'ACT 영어 34 수학 28 수학을 32로', 34 is also current, because it is in the same list as 28.
    if (before.some(({ token }) => token.value < wish.token.value))
      for (const one of before) if (!isHigherTotal(one, wish)) today.add(one.token)
  }
  return tokens.flatMap((token): Token[] => {
    if (theirs.has(token)) return []
    if (token.kind !== 'number') return [token]
    const wish = wished.find((one) => one.token === token)
    if (!wish) return [{ ...token, now: token.now || today.has(token) }]
    return [{ ...token, now: false, wish: wish.clause?.names.some(holds) ? 'named' : 'lone' }]
  })
}
