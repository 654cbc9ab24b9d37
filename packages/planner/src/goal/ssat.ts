import { ssatScale } from '../data/ssat.ts'
import type { Reading } from './reading.ts'
import type { Score } from './score.ts'
import type { GoalText, Token } from './token.ts'

type Impossible = Reading['impossible'][number]

const middle = /middle|미들|[中初][级級]/
const upper = /upper|어퍼|高[级級]/

/** Returns the scale of an SSAT total or section. The scale spans both levels unless the goal names one of them. */
function findRange({ lower }: GoalText, part: 'total' | 'section'): [number, number] {
  const { value } = ssatScale
  const isMiddle = middle.test(lower)
  const isUpper = upper.test(lower)
  const [low] = isUpper && !isMiddle ? value.upper[part] : value.middle[part]
  const [, high] = isMiddle && !isUpper ? value.middle[part] : value.upper[part]
  return [low, high]
}

const isIn = ([low, high]: readonly [number, number], value: number) => value >= low && value <= high

/**
 * Returns an impossible SSAT score with its scale, or null if the score is possible. Percentiles (1 to 99) are
 * possible.
 */
export function checkSsat(text: GoalText, name: string, { value }: Score): Impossible | null {
  const scale = findRange(text, name === 'SSAT' ? 'total' : 'section')
  const isPossible = isIn(scale, value) || isIn(ssatScale.value.percentile, value)
  return isPossible ? null : { name, said: value, scale }
}

/** Returns the percentiles after 'SSAT' that no student can have: '100th percentile'. */
export function listImpossiblePercentiles(tokens: readonly Token[]): Impossible[] {
  if (!tokens.some((token) => token.kind === 'exam' && token.exam === 'SSAT')) return []
  return tokens.flatMap((token) => {
    if (token.kind !== 'result' || !/percentile|퍼센타일|百分位/i.test(token.said)) return []
    const value = Number.parseInt(token.said.replace(/^\D+/, ''), 10)
    const [low, high] = ssatScale.value.percentile
    return isIn([low, high], value) ? [] : [{ name: 'SSAT percentile', said: value, scale: [low, high] }]
  })
}
