import type { Answer } from '@pathwise/measure/answer'
import { estimateEffort } from '@pathwise/measure/effort'
import { estimateAbilities, type Posterior } from '@pathwise/measure/estimate-abilities'
import type { Gaussian } from '@pathwise/measure/gaussian'
import { type CurveTable, tabulate } from '@pathwise/measure/item-curve'
import { predictOutcome } from '@pathwise/measure/predict'
import { toItemCurve } from './item-pool.ts'
import type { StoredResponse, StoredRun } from './stored-run.ts'

/** The evidence from a run's counted answers. `answers` and `table.items` are both in the order of the questions. */
export interface RunEvidence {
  readonly prior: Gaussian
  readonly responses: readonly StoredResponse[]
  readonly table: CurveTable
  readonly answers: readonly Answer[]
  readonly posterior: Posterior
}

interface EffortEvidence extends Pick<RunEvidence, 'answers' | 'prior' | 'table'> {
  readonly responses: readonly Pick<StoredResponse, 'answer'>[]
}

interface Open {
  readonly finishedAt: Date | null
  readonly position: number
}

interface Placed {
  readonly position: number
  readonly rushed: boolean
}

/** Returns whether a second try is pending after "I don't know". Responses must be in the order of the run. */
export function isRetryPending(
  { finishedAt, position }: Open,
  responses: readonly Pick<Placed, 'position'>[],
): boolean {
  return finishedAt === null && responses.at(-1)?.position === position
}

/** Returns the last answer at each position. The open item is treated as unanswered while a second try is pending. */
export function listFinalAnswers<Response extends Placed>(run: Open, responses: readonly Response[]): Response[] {
  const open = isRetryPending(run, responses) ? run.position : null
  return responses.filter(({ position }, index) => position !== open && responses[index + 1]?.position !== position)
}

/** Returns the answers that count: final answers that were not rushed. */
export function listCountedAnswers<Response extends Placed>(run: Open, responses: readonly Response[]): Response[] {
  return listFinalAnswers(run, responses).filter(({ rushed }) => !rushed)
}

/** Updates the prior with the counted answers. */
export function updatePrior(
  { prior, subject }: Pick<StoredRun, 'prior' | 'subject'>,
  counted: readonly StoredResponse[],
): RunEvidence {
  const table = tabulate(counted.map(({ curve }) => toItemCurve(curve, subject)))
  const answers = counted.map(({ outcome, tried }, item) => ({ item, outcome, tried }))
  return { prior, responses: counted, table, answers, posterior: estimateAbilities(prior, table, answers) }
}

/**
 * Returns the probability that the answers were genuine attempts, 0 to 1. Each answer is predicted from the earlier
 * ones. A second try is judged by the "I don't know" before it, because that was the student's own choice. Typed
 * numbers do not affect the probability, whether they are right or wrong. Otherwise, weak students who type many wrong
 * numbers would look like students who tap at random.
 */
export function findEffort({ prior, responses, table, answers }: EffortEvidence): number {
  const clues = answers.map(({ item, tried, outcome }, index) => {
    const first = tried ? 'unknown' : outcome
    const before = estimateAbilities(prior, table, answers.slice(0, index))
    const predicted = predictOutcome(before, table, item)[first]
    const given = responses[index]?.answer
    if (!given || !('text' in given)) return { outcome: first, guess: table.items[item]?.guess ?? 0, predicted }
    return { outcome: first, guess: first === 'right' ? predicted : 1 - predicted, predicted }
  })
  return estimateEffort(clues)
}
