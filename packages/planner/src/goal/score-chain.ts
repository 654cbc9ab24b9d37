import type { Score } from './score.ts'
import type { Placed } from './structure.ts'
import type { GoalText, Token } from './token.ts'

const joined = /^(?:[ :,/]{0,2}| and )$/

/** Joins the two scores of two sections: '수학이랑 과학이 24, 25', 'math and science at 24 and 25'. */
export const joinsScores = (gap: string) => /^(?:점|分)?(?: ?[,、/] ?| and |와 |과 |和|跟)$/.test(gap)
export const joinsSections = (gap: string) => /^ ?(?:,|和|跟|與|与|及|、|랑|이랑|와|과|하고|and|&) ?$/.test(gap)

/** Assigns two joined scores to the two joined sections before them. */
function pairScores(lower: string, scores: readonly (Token & Score)[], placed: readonly Placed[]): [Score, Placed][] {
  return scores.flatMap((first, at): [Score, Placed][] => {
    const second = scores[at + 1]
    const before = placed.filter(({ end }) => end <= first.start)
    const [one, other] = before.slice(-2)
    const isPair =
      second &&
      one?.holder.kind === 'section' &&
      other?.holder.kind === 'section' &&
      joinsScores(lower.slice(first.end, second.start)) &&
      joinsSections(lower.slice(one.end, other.start)) &&
      /^[^,，.;、\d]{0,16}$/.test(lower.slice(other.end, first.start)) &&
      placed.every(({ start }) => start < second.end || !/^ ?$/.test(lower.slice(second.end, start)))
    return isPair
      ? [
          [first, one],
          [second, other],
        ]
      : []
  })
}

type Part = { readonly start: number; readonly end: number; readonly score?: Score; readonly place?: Placed }

/**
 * Assigns the scores of a list in which each score precedes its section: 'SAT 640 math 700 english'. Such a list starts
 * with a score, alternates, and ends with a section.
 */
export function assignPrecedingScores(
  { lower }: GoalText,
  scores: readonly (Token & Score)[],
  placed: readonly Placed[],
): ReadonlyMap<Score, Placed> {
  // In '760 SAT math, 690 R&W', the exam's name is part of the section's name.
  const leads = ({ holder, end }: Placed) =>
    holder.kind === 'exam' && placed.some((one) => one.holder.kind === 'section' && one.start - end === 1)
  const names = placed.filter((place) => !leads(place))
  const parts = [
    ...scores.map((score): Part => ({ start: score.start, end: score.end, score })),
    ...names.map((place): Part => {
      const exam = placed.find((one) => leads(one) && place.start - one.end === 1)
      return { start: exam?.start ?? place.start, end: place.end, place }
    }),
  ].toSorted((one, other) => one.start - other.start)
  const found = new Map<Score, Placed>(pairScores(lower, scores, placed))
  let run: Part[] = []
  const finish = () => {
    const [first] = run
    const last = run.at(-1)
    // In '총점 7, 听力7.5, 写作', the commas show that each section precedes its score.
    const [, second, third] = run
    const isAfter =
      first &&
      second &&
      third &&
      /,/.test(lower.slice(first.end, second.start)) &&
      !/,/.test(lower.slice(second.end, third.start))
    if (run.length >= 4 && !isAfter && first?.score && last?.place)
      for (const [at, { score }] of run.entries()) {
        const place = run[at + 1]?.place
        if (score && place) found.set(score, place)
      }
    run = []
  }
  for (const part of parts) {
    const last = run.at(-1)
    const isPart = part.score !== undefined || part.place?.holder.kind === 'section'
    const alternates = last === undefined || (last.score === undefined) !== (part.score === undefined)
    if (last && !(alternates && joined.test(lower.slice(last.end, part.start)))) finish()
    if (isPart) run.push(part)
    else finish()
  }
  finish()
  return found
}
