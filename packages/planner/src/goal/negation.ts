import type { SplitGoal } from './clauses/clauses.ts'
import { listRejected } from './clauses/rejected.ts'
import { listSwitched } from './clauses/switched.ts'
import { isDisliked, isWorse } from './dislike.ts'
import { isException } from './exception.ts'
import { addOtherMentions, findTokenName } from './excluded-names.ts'
import { listOnlyHard, listSubjectsOfExcluded } from './excluded-topics.ts'
import { isThing, listBeside, listFollowing, listPreceding } from './negated-names.ts'
import { isSittingCancelled, isUnable } from './negated-word.ts'
import { listStudiedAlone } from './not-offered.ts'
import { listReplaced } from './replaced.ts'
import type { Token } from './token.ts'

/** What a goal excludes: the tokens to ignore, and the names in them. */
export interface Exclusions {
  readonly tokens: ReadonlySet<Token>
  readonly names: readonly string[]
}

/** Words that indicate that the student wants only one of several things. */
const only = /\b(?:only|instead)\b|只|[가-힣]\d?만(?![가-힣])|만 ?(?:하|할|해|듣|들|볼|봐|준비)/

const justBefore =
  /\bjust (?:do |take |want |the |ap |ib )*$|(?:^|[,，。;；] ?)(?:那|所以)?就(?:只|先)?[学學选選修考读讀念上报報]?(?:ap|ib)? ?$/

/** Returns whether the word 'just' precedes a name other than the disliked one: 'i hate physics so just bio'. */
function justOthers(tokens: readonly Token[], at: number, text: string): boolean {
  const [, other] = tokens.slice(at + 1).filter(isThing)
  return other !== undefined && justBefore.test(text.slice(0, other.start))
}

/** Returns whether the course before a course is preferred to it: 'AP Stats over AP Calc'. */
function isPreferred(before: Token | undefined, token: Token, first: Token | undefined, text: string): boolean {
  const other = before?.kind === 'exam' ? first : before
  return (
    token.kind === 'field' &&
    other?.kind === 'field' &&
    token.field.ap !== undefined &&
    other.field.ap !== undefined &&
    / over (?:ap |ib )?$/.test(text.slice(other.end, token.start))
  )
}

/** Returns whether an exam's name only introduces the course after it. */
const isBeforeCourse = (token: Token, next: Token | undefined) =>
  token.kind === 'exam' && next?.kind === 'field' && next.start - token.end <= 1

/** Matches the text before a name that parents do not want for their child: '不想让孩子考AP物理'. */
const unwantedForChild =
  /(?:不(?:想|要|希望|打算|[愿願]意?)|[别別])再?(?:[让讓叫给給送])?(?:我|我们|我們)?家?(?:孩子|小孩|女[儿兒]|[儿兒]子|[娃他她]|老[大二]|哥哥|姐姐|弟弟|妹妹|[大小][宝寶女])(?:去|再|[继繼][续續])?[考学學修选選上读讀念报報](?:ap|ib)? ?$/

const ordinaryBefore = /\b(?:regular|reg|honou?rs?|normal|standard|academic|cp) $|(?:일반|아너|普通|荣誉|榮譽) ?$/

/** Returns whether the goal leaves a class for another one in the same subject: 'dropped honors chem, now in regular chem'. */
function isOtherClass(token: Token, tokens: readonly Token[], text: string): boolean {
  if (token.kind !== 'field' || !ordinaryBefore.test(text.slice(0, token.start))) return false
  return tokens.some(
    (one) =>
      one.kind === 'field' &&
      one.start > token.end &&
      one.field === token.field &&
      ordinaryBefore.test(text.slice(0, one.start)),
  )
}

// superlinear: a goal has at most 200 characters
const allBut =
  /^(?!.*\b(?:good|fine|great|ok|okay|well|easy|solid|confident|as|a's)\b).*\b(?:everything|all) (?:on|of|in|about|for) (?:the |my )?[a-z]{2,5} but (?:not )?(?:the )?$/

/** Finds what a goal excludes: 'not SAT', 'SAT 말고', '不考SAT', 'ACT不考'. */
export function findExclusions(tokens: readonly Token[], text: string, split: SplitGoal): Exclusions {
  const excluded = new Set<Token>()
  tokens.forEach((token, at) => {
    if (token.kind !== 'mark' || isException(token, text, split) || isUnable(token, tokens[at - 1], text)) return
    const last = tokens[at - 1]
    // In '物理HL不用，只要化学HL', a level is between the name and the negation.
    const before = last?.kind === 'mark' && (last.mark === 'hl' || last.mark === 'sl') ? tokens[at - 2] : last
    const from = last?.end ?? 0
    const ends =
      isThing(before) &&
      (token.start - from <= 1 || /^ ?(?:已[经經]|都|早就|就|也)$/.test(text.slice(from, token.start))) &&
      (/^(?:了|$|\s*[,，.。;；!！、])/.test(text.slice(token.end)) ||
        // A space after the negation ends the clause: '托福不想考 多鄰國125', '數學不用 英文要32'.
        (/^\p{Script=Han}/u.test(text.slice(token.start)) && token.start === from && text.charAt(token.end) === ' '))
    const following =
      token.mark === 'dislike-next' && (only.test(text.slice(token.end)) || justOthers(tokens, at, text))
    const preceding = token.mark === 'dislike-previous' && only.test(text.slice(token.end))
    const found =
      token.mark === 'not-next'
        ? ends
          ? listPreceding(tokens, at, text)
          : listFollowing(tokens, at, text, split)
        : following
          ? listFollowing(tokens, at, text, split)
          : token.mark === 'not-previous' || preceding
            ? listBeside(tokens, at, text, split)
            : []
    for (const one of found) if (!isSittingCancelled(token, one, tokens, text)) excluded.add(one)
  })
  // Exams that the student rejects: 'SAT도 ACT도 싫다', 'LSAT? no'.
  const refused = tokens.filter(
    (token) =>
      (token.kind === 'exam' &&
        /^\? ?(?:no|nope|nah)\b|^ (?:didn'?t|did not|isn'?t|wasn'?t) (?:working|work|going well|go well|for (?:me|him|her|us))\b|^ is (?:off the table|out\b.* is in\b)/.test(
          text.slice(token.end),
        )) ||
      (isThing(token) && isDisliked(token, tokens, text)),
  )
  // Names that the student likes less than an alternative: 'I'd rather take AP Stats than AP Calc'.
  const compared = tokens.filter(
    (token, at) =>
      isThing(token) &&
      !isBeforeCourse(token, tokens[at + 1]) &&
      (isWorse(token, text) ||
        isPreferred(tokens[at - 1], token, tokens[at - 2], text) ||
        // superlinear: a goal has at most 200 characters
        /\b(?:rather|prefer)\b.*\bthan (?:on |the |to |do |take |ap |ib )*$|\b(?:prefer\w*|choos\w*|chose|pick\w*|going with|leaning)\b.* over (?:the |ap |ib )*$/.test(
          text.slice(0, token.start),
        )),
  )
  // 不 directly before an exam's name excludes the exam, even without a verb: '不高考'.
  const negated = tokens.filter(
    (token, at) =>
      (token.kind === 'exam' && text.charAt(token.start - 1) === '不') ||
      // In '不背單字', the verb is part of the topic's name.
      (token.kind === 'field' &&
        /^背/.test(text.slice(token.start)) &&
        /(?:不|不想|不要|[别別])$/.test(text.slice(0, token.start))) ||
      // 'everything on the SAT but vocab'
      (token.kind === 'field' &&
        allBut.test(text.slice(0, token.start)) &&
        /^ ?(?:$|[,.;!])/.test(text.slice(token.end))) ||
      // '西语不上': the student does not take the course.
      (isThing(token) && /^[课課]?不[上修選选]了?(?=[,，。;； ]|$)/.test(text.slice(token.end))) ||
      // '不想让孩子考AP物理'
      (isThing(token) &&
        token.kind !== 'programme' &&
        !isBeforeCourse(token, tokens[at + 1]) &&
        unwantedForChild.test(text.slice(0, token.start))) ||
      // In '不想学医', the verb 学 is part of the program's name.
      (token.kind === 'programme' && /不(?:想|要|打算|[愿願]意?)$/.test(text.slice(0, token.start))),
  )
  for (const one of [
    ...negated,
    ...compared,
    ...refused,
    ...listReplaced(tokens, text),
    ...listRejected(split, tokens),
    ...listSwitched(split),
  ])
    excluded.add(one)
  addOtherMentions(excluded, tokens)
  // In 'dropped honors chem, now in regular chem', the subject is still wanted.
  for (const one of excluded) if (isOtherClass(one, tokens, text)) excluded.delete(one)
  for (const one of listOnlyHard(excluded, tokens, text)) excluded.delete(one)
  for (const one of listStudiedAlone(excluded, text)) excluded.delete(one)
  const wanted = new Set(tokens.filter((token) => !excluded.has(token)).map((token) => findTokenName(token, tokens)))
  const names = tokens.flatMap((token) => {
    if (!excluded.has(token)) return []
    const name = findTokenName(token, tokens)
    // In 'SAT语法老错,阅读不用管', another part of the section is wanted.
    const isPart =
      token.kind === 'field' && token.field.part !== undefined && name?.startsWith('SAT ') && wanted.has(name)
    return (isPart ? (token.field.topic ?? name) : name) ?? []
  })
  // The excluded section is omitted, but the exam is still wanted.
  for (const one of listSubjectsOfExcluded(excluded, tokens)) excluded.add(one)
  return { tokens: excluded, names: [...new Set(names)] }
}
