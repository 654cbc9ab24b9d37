import type { Reading } from './reading.ts'
import type { Structure } from './structure.ts'
import type { GoalText, Token } from './token.ts'

/**
 * The highest grade point average: schools use 4.0 scales (to 4.33 with A+), and add a point for AP, IB and honors
 * courses in a weighted average. This is our judgment. A few districts weight up to 6.0, so an average that the goal
 * calls weighted is kept up to that.
 */
const highestPoint = 5
const highestWeighted = 6
/** The lowest number that is read as a percentage and not as a grade point average. */
const lowestPercentage = 50
/** Korean school grades ('내신 등급') range from 1, the highest, to 9. */
const koreanGrades: readonly [number, number] = [1, 9]

const weighted = /weighted|加[权權]|가중/
/** Scales that the goal names: 'out of 10', '12-point scale', '十分制'. */
const ownScale = /\/ ?(?:[6-9]|1[0-5])(?:\.0)?(?!\d)|out of|[- ]point scale|scale of|制|만점|[满滿]分/
const betweenThem =
  /^(?: |:|=|of|is|to|at|least|above|over|an?|target|goal|score|for|은|는|이|가|을|를|목표|要|想|拿|[冲衝拚拼]|찍|[做提升拉达達]?到|目[标標]|是|成[绩績]|[总總]|점수)*$/

/** Text between a current average and its target: 'GPA3.5想提到5.5'. */
const raises = /^ ?(?:to|->|→|=>|에서|(?:想|要)?(?:提|拉|升|[冲衝涨漲])(?:[高升])?到) ?$/

interface Average {
  readonly value: number
  readonly isPercent: boolean
  readonly said: string
}

/** Lists the numbers next to words for the grade average, such as 'GPA'. */
function listAverages({ lower }: GoalText, tokens: readonly Token[]): Average[] {
  return tokens.flatMap((token, at): Average[] => {
    if (token.kind !== 'mark' || (token.mark !== 'gpa' && token.mark !== 'average')) return []
    const after = tokens[at + 1]
    const before = tokens[at - 1]
    const isAfter = after && betweenThem.test(lower.slice(token.end, after.start))
    const isBefore = before && /^ ?%? ?$/.test(lower.slice(before.end, token.start))
    const score =
      isAfter && (after.kind === 'number' || after.kind === 'result') ? after : isBefore ? before : undefined
    const target = tokens[at + 2]
    // In 'GPA 3.8인데 5.6으로', the target follows the current average.
    if (
      isAfter &&
      after.kind === 'number' &&
      (after.now || raises.test(lower.slice(after.end, target?.start))) &&
      target?.kind === 'number' &&
      !target.now &&
      target.digits.includes('.') &&
      target.start - after.end <= 16
    )
      return [{ value: target.value, isPercent: false, said: target.said ?? target.digits }]
    if (score?.kind === 'number')
      return score.now ? [] : [{ value: score.value, isPercent: false, said: score.said ?? score.digits }]
    if (score?.kind !== 'result' || score.of !== 'percent') return []
    const value = /^(\d+(?:\.\d+)?)\s*(?:%|퍼센트|프로|percent$)/.exec(score.said)?.[1]
    return value === undefined ? [] : [{ value: Number(value), isPercent: true, said: score.said }]
  })
}

/**
 * A target average outside the usual scales. If the goal mentions another scale or weighting, `gpa` contains the
 * average as typed. Otherwise, `gpa` is null, and `impossible` contains the average and the usual scale.
 */
export interface OffScale {
  readonly gpa: string | null
  readonly impossible: Reading['impossible']
}

/**
 * Returns the target average if it is outside the usual scales: 'GPA 6', 'gpa 105%', '내신 12등급'. Otherwise, returns
 * null.
 */
export function findOffScale(text: GoalText, tokens: readonly Token[], { placed }: Structure): OffScale | null {
  const [, grade] = /내신(?: ?평균)? ?(\d{1,3}) ?등급/.exec(text.lower) ?? []
  if (grade !== undefined && (Number(grade) < koreanGrades[0] || Number(grade) > koreanGrades[1]))
    return { gpa: null, impossible: [{ name: '내신', said: Number(grade), scale: [...koreanGrades] }] }
  if (!placed.some(({ holder }) => holder.kind === 'gpa')) return null
  for (const { value, isPercent, said } of listAverages(text, tokens)) {
    const isPoint = !isPercent && value > highestPoint && value < lowestPercentage
    const isOver = value > 100 && value < 200
    if (!isPoint && !isOver) continue
    const isKept = ownScale.test(text.lower) || (weighted.test(text.lower) && (isOver || value <= highestWeighted))
    if (isKept) return { gpa: said, impossible: [] }
    return { gpa: null, impossible: [{ name: 'GPA', said: value, scale: isPoint ? [0, highestPoint] : [0, 100] }] }
  }
  return null
}
