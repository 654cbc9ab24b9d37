import type { Token } from './token.ts'

/** Returns whether the student dislikes an exam and the goal contains no score: 'SAT도 ACT도 싫다'. */
export function isDisliked({ end }: Token, text: string): boolean {
  return (
    !/\d/.test(text) &&
    /^(?:[은는이가도]|를|을)? ?(?:[^ ,.]{1,6}도 ?)?(?:너무 |진짜 |정말 )?싫[다어은]/.test(text.slice(end))
  )
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
