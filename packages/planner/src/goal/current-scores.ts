import type { Reading } from './reading.ts'
import { findScale, isOnScale } from './scales.ts'
import type { Assigned } from './score.ts'
import { assignScores } from './scores.ts'
import type { Structure } from './structure.ts'
import type { GoalText, Token } from './token.ts'

/** A current score in a goal. `name` is the name of the exam, section or course in the parsed goal. */
export interface CurrentScore {
  readonly name: string
  readonly score: number
}

/** '1550+' and '1550以上' are targets in any context. */
const isWish = /\+|以上|이상|at least/

/** 'my friend has a ', '친구가 SAT ', '同学都': the score that follows belongs to someone else. */
const isOthers =
  /\bmy (?:older |younger |big |little |best )?(?:brother|sister|cousin|friend|classmate|roommate)s? (?:all )?(?:is|are|has|have|had|got|was|were|scored)\b[^,.;]{0,16}$|(?:친구|언니|오빠|누나|사촌)들?(?:은|는|이|가) ?(?:다 |벌써 |이미 )?(?:sat|act|psat)? ?$|(?:同[学學]|朋友|[别別]人|表[哥姐弟妹]|堂[哥姐弟妹])(?:们|們)?(?:的|都|已[经經]|[考了到拿]| |sat|act|psat)*$/

function findName({ holder }: Assigned): string | null {
  if (holder.kind === 'section' || holder.kind === 'course') return holder.name
  return holder.kind === 'exam' ? holder.exam : null
}

/** Returns whether a score is valid for an exam, section or course. */
function isPossible(name: string, score: number): boolean {
  const [exam] = /^(?:AP|IB)(?= )/.exec(name) ?? []
  const scale = findScale(exam ? `${exam} course` : name)
  return scale !== null && isOnScale(scale, score)
}

/**
 * Returns the current scores, one per exam, section and course. If there are several, uses the highest, as colleges do
 * in admissions. A score with no name is assigned to the goal's first exam for which it is valid.
 */
export function listCurrentScores(
  text: GoalText,
  tokens: readonly Token[],
  { placed }: Structure,
  { exams }: Reading,
): CurrentScore[] {
  const { assigned, free } = assignScores(text, tokens, placed)
  const numbers = tokens.filter(({ kind }) => kind === 'number')
  const others = numbers.filter(({ start }, at) => isOthers.test(text.lower.slice(numbers[at - 1]?.end ?? 0, start)))
  const all = [
    ...assigned.map((one) => ({ name: findName(one), score: one.score })),
    ...free.map((score) => ({
      name: exams.find(({ name }) => /^P?SAT$|^ACT$/.test(name) && isPossible(name, score.value))?.name ?? null,
      score,
    })),
  ]
  const best = new Map<string, number>()
  for (const { name, score } of all) {
    if (
      name === null ||
      !score.now ||
      others.some((token) => token === score) ||
      isWish.test(score.said ?? '') ||
      !isPossible(name, score.value)
    )
      continue
    best.set(name, Math.max(score.value, best.get(name) ?? 0))
  }
  return [...best].map(([name, score]) => ({ name, score }))
}
