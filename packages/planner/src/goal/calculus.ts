import { gapBefore, type Walk } from './structure.ts'
import type { FieldToken } from './token.ts'

/**
 * Returns whether 'AB' or 'BC' refers to calculus, not to a province ('calc 12 in BC') or to letters at the end of a
 * word.
 */
export function isCalculus({ text: { lower }, tokens }: Walk, { start, end }: FieldToken): boolean {
  const isAp = tokens.some((token) => token.kind === 'exam' && token.exam === 'AP')
  // 'Calculus 12' is a British Columbia course.
  if (!isAp && tokens.some((token) => token.kind === 'local' && token.name.startsWith('Calculus '))) return false
  const before = lower.slice(0, start)
  const isProvince =
    /\b(?:in|from|to) $/.test(before) &&
    !/\b(?:switch|chang|dropp|drop|going down)\w* (?:down )?to $/.test(before) &&
    !isAp
  return (
    !isProvince &&
    ((/\bab\b/.test(lower) && /\bbc\b/.test(lower)) ||
      /(?<!pre[- ]?)calc|미적|칼큘|캘큘|캘크|칼크|캘클|칼클|칼쿨|캘 ?(?=ab|bc)|微積|微积/.test(lower)) &&
    !/^\s*(?:省|주|州|(?:students?|high|schools?|curriculum|grade|kid|resident|canada)\b|i\b|my\b|we\b|she\b|he\b|it\b|the\b)/.test(
      lower.slice(end),
    )
  )
}

/** Removes 'calculus' when 'AB' or 'BC' follows in parentheses, because 'calculus (BC)' names one course. */
export function dropCalculus(walk: Walk, at: number): void {
  const last = walk.tokens[at - 1]
  if (last?.kind !== 'field' || last.field.topic !== 'calculus' || !/^ ?\($/.test(gapBefore(walk, at))) return
  const course = walk.courses.at(-1)
  if (course?.assumed && course.name === last.field.ap) {
    walk.courses.pop()
    walk.placed.pop()
  } else walk.topics.pop()
}

/** Returns whether 'calculus' directly follows 'AB', 'BC' or 'AP BC': 'BC微积分'. */
export function isCalculusAfter(walk: Walk, { field }: FieldToken, at: number): boolean {
  const last = walk.tokens[at - 1]
  return (
    field.topic === 'calculus' &&
    last?.kind === 'field' &&
    (last.field.besideCalculus === true || last.field.implies === 'AP') &&
    walk.courses.at(-1)?.name === last.field.ap &&
    /^ ?$/.test(gapBefore(walk, at))
  )
}

/** Returns whether 'BC' is listed among universities: 'Tufts, BC, BU'. */
export function isBostonCollege(walk: Walk, { start, end }: FieldToken, at: number): boolean {
  if (walk.text.lower.slice(start, end) !== 'bc') return false
  const list = /^ ?[,/] ?(?:or |and )?$|^ (?:or|and) $/
  const isBefore = walk.tokens[at - 1]?.kind === 'university' && list.test(gapBefore(walk, at))
  return isBefore || (walk.tokens[at + 1]?.kind === 'university' && list.test(gapBefore(walk, at + 1)))
}
