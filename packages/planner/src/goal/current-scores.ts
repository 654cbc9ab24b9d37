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
  const all = [
    ...assigned.map((one) => ({ name: findName(one), score: one.score })),
    ...free.map((score) => ({
      name: exams.find(({ name }) => /^P?SAT$|^ACT$/.test(name) && isPossible(name, score.value))?.name ?? null,
      score,
    })),
  ]
  const best = new Map<string, number>()
  for (const { name, score } of all) {
    if (name === null || !score.now || isWish.test(score.said ?? '') || !isPossible(name, score.value)) continue
    best.set(name, Math.max(score.value, best.get(name) ?? 0))
  }
  return [...best].map(([name, score]) => ({ name, score }))
}
