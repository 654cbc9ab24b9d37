import { subjects } from '../data/skills.ts'
import type { Token } from './token.ts'
import { alternatives } from './vocabulary/alternatives.ts'

/** Words of dislike after and before a name: 'SAT는 싫대요', 'hates the SAT', '討厭考SAT'. */
const dislikedAfter =
  /^(?:[은는이가도]|를|을)? ?(?:[^ ,.]{1,6}도 ?)?(?:너무 |진짜 |정말 |절대 |죽어도 )?싫(?!지|진|어하[지진]|[가-힣]{1,3} ?(?:건|게|것은) 아)/
const dislikedBefore =
  /\b(?:hates?|hated|can'?t stand|dislikes?|(?:doesn'?t|don'?t|didn'?t) like|not a fan of) (?:taking )?(?:the )?$|(?:[讨討][厌厭]|不喜[欢歡]|受不了)[考念学學读讀]? ?$/

/** Matches text after another person's dislike: 'my dad doesn't like NYU but I do'. */
const likedAnyway = /^,? (?:but|though) (?:i|she|he|we) (?:do|does|love|like|want|really|still)/

const schoolSubjects: ReadonlySet<string | undefined> = new Set([...subjects, 'science'])

/** Returns whether a token names a university program, not a subject that students cannot drop. */
const isProgram = (token: Token) =>
  token.kind === 'programme' ||
  (token.kind === 'field' && token.field.programme !== undefined && !schoolSubjects.has(token.field.subject))

/** Returns whether the goal names something that can replace what a token names. */
export function hasAlternative(token: Token, tokens: readonly Token[]): boolean {
  return tokens.some((one) => {
    if (one === token) return false
    if (token.kind === 'exam') return one.kind === 'exam' && (alternatives[token.exam] ?? []).includes(one.exam)
    return token.kind === 'university' ? one.kind === 'university' : isProgram(token) && isProgram(one)
  })
}

/**
 * Returns whether the student dislikes what a token names, and the goal names an alternative ('SAT는 싫대요 ACT로 31').
 * An exam before a word of dislike needs no alternative if the goal contains no digit ('SAT도 ACT도 싫다').
 */
export function isDisliked(token: Token, tokens: readonly Token[], text: string): boolean {
  if (dislikedAfter.test(text.slice(token.end)))
    return hasAlternative(token, tokens) || (token.kind === 'exam' && !/\d/.test(text))
  const next = tokens[tokens.indexOf(token) + 1]
  // 'I hate SAT reading' is about the section, not the exam.
  if (token.kind === 'exam' && next?.kind === 'field' && next.start - token.end <= 1) return false
  if (likedAnyway.test(text.slice(token.end))) return false
  return dislikedBefore.test(text.slice(0, token.start)) && hasAlternative(token, tokens)
}

/** Returns whether the goal prefers another exam to this one: 'ACT比SAT适合我', 'SAT보다 ACT'. */
export function isWorse({ kind, start, end }: Token, text: string): boolean {
  if (kind !== 'exam') return false
  return (
    (text.charAt(start - 1) === '比' &&
      /^ ?更?(?:[适適]合|好|容易|[简簡][单單]|擅[长長]|拿手)/.test(text.slice(end))) ||
    /^보다(?: |가)/.test(text.slice(end))
  )
}
