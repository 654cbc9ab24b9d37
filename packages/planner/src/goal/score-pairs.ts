import type { Token } from './token.ts'
import { wantsIn } from './wishes.ts'

type NumberToken = Extract<Token, { kind: 'number' }>

/** In 'superscore 31 (E34 M27)', the sections show that the student has this score. */
const superscore = /\bsuperscored? (?:is |of )?$/
/** 'took it twice, both 25, third try 28' */
const repeated = /\b(?:twice|times), (?:both |all )(?:times )?$/
/** 'at 94 hoping for 97' */
const standing = /(?:^|[,;(-] ?|\bi )at (?:an? )?$/
/** 'IELTS 6 in writing but 7 overall': the score of the section is below the whole. */
const inSection = /^ in [a-z]{4,9},? but $/
/** Words directly before the result of one of several attempts. */
const attempt =
  /(?:^|[^\d])[1-5]차(?:는|에|때|:)? ?$|[첫두세네] ?번째(?:는|에|시험)? ?$|\b(?:first|second|third|1st|2nd|3rd) (?:try|attempt|time|sitting|one|go)(?: was| is|:)?(?: an?)? ?$|第[一二三四1-4][次回](?:考|是)?了? ?$/

/** Returns whether a score is the result of one of several attempts: 'SAT 1차 1330, 2차 1320'. */
export const isAttempt = (before: string) => attempt.test(before)

/** Returns whether the first of two scores is current, because the words around it contrast it with the higher one. */
export function isBelowNext(before: string, between: string): boolean {
  return (
    (superscore.test(before) && /^ ?\(/.test(between)) ||
    repeated.test(before) ||
    (standing.test(before) && wantsIn(between)) ||
    (inSection.test(between) && !wantsIn(before))
  )
}

/** Returns whether the second score is an improvement on the first: 'from a 2 to a 4'. */
export const isRise = (from: NumberToken, between: string, to: NumberToken) =>
  /^\s*to an? $/.test(between) && to.value > from.value

/** In '上次1390(680+710)', the scores in brackets add up to the score before them. */
const inBrackets = /^ ?(?:점|分)? ?\( ?(\d{3}) ?[+/,] ?(\d{3}) ?\)/
/** In '目前GPA 3.6 SAT 1380', the word before the average also applies to the exam's score. */
const averageBefore =
  /(?:目前|[现現]在|\bcurrent(?:ly)?\b|현재|지금)[^\d,，.]{0,6}(?:gpa|[绩績][点點]|내신|학점)[^\d]{0,6}$/
const besideAverage = /^[ ,，、;/]{0,2}(?:and |an? )?(?:sat|act)[ :]?$/

/** Returns whether a score continues a current score: a section's score after the total, or a score after an average. */
export function continuesCurrent(
  numbers: readonly NumberToken[],
  found: readonly boolean[],
  index: number,
  text: string,
): boolean {
  const [last, token] = [numbers[index - 1], numbers[index]]
  if (!last || !token) return false
  const between = text.slice(last.end, token.start)
  if (besideAverage.test(between) && averageBefore.test(text.slice(numbers[index - 2]?.end ?? 0, last.start)))
    return true
  const total = numbers.find((_, at) => found[at] && (at === index - 1 || at === index - 2))
  const [, first, second] = (total && inBrackets.exec(text.slice(total.end))) ?? []
  return total?.value === Number(first) + Number(second)
}
