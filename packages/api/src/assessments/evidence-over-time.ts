import { widen } from '@pathwise/measure/drift'
import { estimateAbilities } from '@pathwise/measure/estimate-abilities'
import type { Gaussian } from '@pathwise/measure/gaussian'
import { dayMs } from '../durations.ts'
import { type RunEvidence, updatePrior } from './evidence.ts'
import type { StoredResponse, StoredRun } from './stored-run.ts'

/** Counted answers that were given close together in time, in one run or one practice sitting. */
export interface Sitting {
  readonly at: Date
  readonly responses: readonly StoredResponse[]
}

const weekMs = 7 * dayMs

function countWeeks(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / weekMs
}

/**
 * Updates the estimate with sittings in chronological order, and returns it at `now`. Ranges widen with each week
 * between sittings and since the last sitting. Habits are learned from all answers together, because a single sitting
 * has too few answers.
 */
export function estimateOverTime(
  run: Pick<StoredRun, 'prior' | 'subject'>,
  sittings: readonly Sitting[],
  now: Date,
): RunEvidence {
  const all = updatePrior(
    run,
    sittings.flatMap(({ responses }) => responses),
  )
  let count = 0
  const placed = sittings.map(({ at, responses }) => {
    count += responses.length
    return { at, answers: all.answers.slice(count - responses.length, count) }
  })
  const [first, ...later] = placed.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  if (!first) return all
  let known: Gaussian = all.posterior
  let last = first.at
  if (later.length > 0) {
    const { honesty, caution } = all.posterior
    known = run.prior
    for (const { at, answers } of [first, ...later]) {
      known = estimateAbilities(widen(known, run.prior, countWeeks(last, at)), all.table, answers, () => ({
        honesty,
        caution,
      }))
      last = at
    }
  }
  const { mean, covariance } = widen(known, run.prior, countWeeks(last, now))
  return { ...all, posterior: { ...all.posterior, mean, covariance } }
}
