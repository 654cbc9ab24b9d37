import { wantsIn } from './wishes.ts'

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
