import type { SplitGoal } from './clauses/clauses.ts'
import { isSameFamily, isSameLevel } from './excluded-topics.ts'
import { negatesOtherWord } from './negated-word.ts'
import type { Token } from './token.ts'
import { sectionNames } from './vocabulary/sections.ts'

const stop = /[,，.。;；!！?？、(]|\bbut\b|\band\b/
// superlinear: a goal has at most 200 characters
const joined = /^\s*(?:or|and|nor|\/|,|、|&|和|跟|與|与|이랑|랑|하고|나|도)?\s*$/

export function isThing(token: Token | undefined): token is Token {
  return token !== undefined && ['exam', 'field', 'local', 'university', 'programme'].includes(token.kind)
}

/** The child whom a parent writes about: 'don't want our son taking Calculus 12'. */
const family = /\b(?:our|my) (?:son|daughter|kid|child|boy|girl)s? (?:to )?/

/** Text before a name in which the student avoids something: 'don't want to fail physics', 'tired of Cs in chem'. */
const avoided =
  /^ (?:to )?(?:fail|flunk|bomb|lose|mess|miss|end up|repeat|below|under|(?:lower|less|worse) than|be bad|get (?:an?|below|under|another))\b|^ (?:(?:getting|my|these|all) )*(?:[bcdf]'?s|bad|low|terrible)\b/

/** Matches the text after a name that gives it a target, so the negation before it does not apply: '不要BC，AB拿4就好'. */
const wantedAfter = /^ ?[拿考要想衝冲得]?到? ?\d|^[^,.;]{0,6}(?:就[好行]|만|only\b)/

/** Returns the items that follow a negation, as long as they are joined to each other: '不想学物理化学'. */
export function listFollowing(tokens: readonly Token[], at: number, text: string, { clauses }: SplitGoal): Token[] {
  const mark = tokens[at]
  let next = at + 1
  while (tokens[next]?.kind === 'number') next += 1
  const first = tokens[next]
  if (!mark || !isThing(first)) return []
  const gap = text.slice(mark.end, first.start).replace(family, '')
  // In 'without reading 100 books', 'reading' is an activity, not a section.
  if (
    /^(?:reading|writing|speaking|listening) \w/.test(text.slice(first.start)) &&
    /without$/.test(text.slice(0, mark.end))
  )
    return []
  if (
    gap.length > 14 ||
    // Seven Chinese characters are a clause, so the name is not the negation's object.
    /^\p{Script=Han}{7}/u.test(gap) ||
    stop.test(gap) ||
    /\b(?:regular|normal|standard|on-level) $/.test(gap)
  )
    return []
  if (avoided.test(gap)) return []
  const course = tokens[next + 1]
  // 'no AP physics' excludes the course, and 'no ACT science' excludes the section, not the whole exam.
  if (
    first.kind === 'exam' &&
    course?.kind === 'field' &&
    course.start - first.end <= 1 &&
    (first.exam === 'AP' || first.exam === 'IB' || (course.field.part && sectionNames[first.exam]?.[course.field.part]))
  ) {
    return [course]
  }
  // '1400 without math drama' does not exclude math.
  if (/^ (?:drama|stress|anxiety|tears|problems|trouble|issues|headaches?|pain)\b/.test(text.slice(first.end)))
    return []
  const found = [first]
  for (let index = next + 1; index < tokens.length; index += 1) {
    const one = tokens[index]
    const last = found.at(-1)
    if (!one || !last || one.kind !== first.kind || !joined.test(text.slice(last.end, one.start))) break
    // In '不学物理,化学要跟上', the second name has its own predicate.
    const own = clauses.find(({ start, end }) => start >= last.end && start <= one.start && end > one.start)
    if (own && (own.words.length > 0 || own.numbers.length > 0 || own.names.some(({ kind }) => kind !== one.kind)))
      break
    const isComma = /^\s*[,、]/.test(text.slice(last.end, one.start))
    if (isComma && (first.kind === 'exam' || wantedAfter.test(text.slice(one.end)))) break
    found.push(one)
  }
  // 'not bio, chem' excludes only biology. The student wants chemistry, because the goal mentions nothing else.
  const [, other] = found
  const isPair = other !== undefined && found.length === 2 && /^\s*[,，]\s*$/.test(text.slice(first.end, other.start))
  return isPair && (tokens.filter(isThing).length === 2 || isSameFamily(first, other)) ? [first] : found
}

/** Words between a name and its retraction: 'the ACT... actually nah, not doing it'. */
const retraction =
  /^(?:[\s.,…?!;-]|\b(?:but|and|so|then|now|actually|honestly|nah|no|nope|nvm|wait|hmm|yeah|ok|changed my mind|on second thought|i'?m|i am|we'?re|i'?ll|i|s?he'?ll|s?he|we|will|gonna|just|probably)\b)*$/
/** A condition before a negation does not exclude the name: '로그 나오면 포기해요'. */
const condition = /면 ?(?:아예|그냥|바로|무조건)? ?$/

export function listPreceding(tokens: readonly Token[], at: number, text: string): Token[] {
  const mark = tokens[at]
  let index = at - 1
  while (tokens[index]?.kind === 'number' || tokens[index]?.kind === 'mark') index -= 1
  const last = tokens[index]
  // In 'AP chem is too hard so im dropping it', the pronoun allows a longer gap between the name and the negation.
  const isPronoun = mark && / it(?: up)?$|^not for me$/.test(text.slice(mark.start, mark.end))
  if (!mark || !isThing(last)) return []
  const gap = text.slice(last.end, mark.start)
  if (isPronoun && retraction.test(gap)) return [last]
  // In 'AP 랭 듣다가 너무 힘들어서 드랍', the reason is between the name and the negation.
  if (gap.length > (isPronoun || /^[^,.]*(?:서|니까|다가) ?$/.test(gap) ? 24 : 14)) return []
  // In '프리칼큘러스로 건너뛰고', the student skips other courses to get to the named course.
  if (
    /^(?:건너뛰|스킵|점프)/.test(text.slice(mark.start)) &&
    /(?:으?로|까지) ?$/.test(text.slice(last.end, mark.start))
  )
    return []
  if (condition.test(text.slice(last.end, mark.start))) return []
  // In '太难，退了', the reason and a comma precede the negation.
  if (
    stop.test(
      text
        .slice(last.end, mark.start)
        .replace(/ but (?:i'?m )?$/, '')
        .replace(/^(?:太|好|很|有[点點])[^,，]{1,3}[,，]/, ''),
    )
  )
    return []
  if (negatesOtherWord(mark, gap, text)) return []
  const course = tokens[index - 1]
  // In '미국사 AP 말고 세계사 AP', the negation excludes the course, not the exam.
  if (
    last.kind === 'exam' &&
    last.exam === 'AP' &&
    course?.kind === 'field' &&
    course.field.ap &&
    last.start - course.end <= 1
  )
    return [course]
  const found = [last]
  for (index -= 1; index >= 0; index -= 1) {
    const one = tokens[index]
    const first = found[0]
    if (!one || !first || !isSameLevel(one, last) || !joined.test(text.slice(one.end, first.start))) break
    if (/,|\p{Script=Han} $/u.test(text.slice(one.end - 1, first.start))) break
    found.unshift(one)
  }
  return found
}

/**
 * Returns the items directly before a negation. If there are none because the negation starts a clause ('先不考SAT'),
 * returns the items directly after it.
 */
export function listBeside(tokens: readonly Token[], at: number, text: string, split: SplitGoal): Token[] {
  const found = listPreceding(tokens, at, text)
  const mark = tokens[at]
  const next = tokens[at + 1]
  const begins =
    mark &&
    /\p{Script=Han}/u.test(text.charAt(mark.start)) &&
    /(?:^|[,，.。;；!！?？、] ?)(?:那|所以)?(?:我[们們]?)?$/.test(text.slice(0, mark.start))
  return found.length === 0 && begins && isThing(next) && next.start - mark.end <= 1
    ? listFollowing(tokens, at, text, split)
    : found
}
