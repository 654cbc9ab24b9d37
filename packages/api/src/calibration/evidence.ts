import type { Answer } from '@pathwise/measure/answer'
import { estimateEffort } from '@pathwise/measure/effort'
import { estimateAbilities } from '@pathwise/measure/estimate-abilities'
import type { Gaussian } from '@pathwise/measure/gaussian'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import type { Observation } from '@pathwise/measure/item-grid'
import { predictOutcome } from '@pathwise/measure/predict'
import { z } from 'zod'

/** The minimum effort of a run, from 0 to 1, for its answers to update items. */
const leastEffort = 0.5

export interface ClosedRun {
  readonly prior: unknown
  /** Whether the run was finished within the time limit. */
  readonly finished: boolean
  /** The answers given within the time limit. */
  readonly responses: readonly StoredResponse[]
  /** The ids of responses to items that the student had already answered. */
  readonly repeated: ReadonlySet<bigint>
}

export interface StoredResponse {
  readonly id: bigint
  readonly questionId: number | null
  readonly questionVersion: number
  readonly position: number
  readonly attempt: number
  readonly answer: unknown
  readonly tried: boolean
  readonly hints: number
  readonly outcome: string
  readonly rushed: boolean
  readonly curve: unknown
}

/** The evidence that one answer provides about its item. */
export interface ItemEvidence {
  readonly questionId: number
  readonly questionVersion: number
  /** The id of the selected choice. For a typed answer or "I don't know", which have no choice, this is the outcome. */
  readonly choice: string
  readonly observation: Observation
}

const priorSchema = z.object({
  skills: z.array(z.string()),
  mean: z.array(z.number()).transform((values) => Float64Array.from(values)),
  covariance: z.array(z.number()).transform((values) => Float64Array.from(values)),
})
const curveSchema = z.object({
  slope: z.number(),
  difficulty: z.number(),
  slopeDoubt: z.number(),
  difficultyDoubt: z.number(),
  guess: z.number(),
  load: z.array(z.tuple([z.string(), z.number()])),
})
const outcomeSchema = z.enum(['right', 'wrong', 'unknown'])
const choiceSchema = z.object({ choice: z.string() })
const typedSchema = z.object({ text: z.string() })

/**
 * Returns the answers that count: the last attempt at each position, unless it was rushed. A final "I don't know" in an
 * unfinished run does not count, because a second try may have been pending.
 */
function findCounting({ responses, finished }: ClosedRun): StoredResponse[] {
  const sorted = responses.toSorted((one, other) => one.position - other.position || one.attempt - other.attempt)
  const last = sorted.at(-1)
  const open = !finished && last?.outcome === 'unknown' && !last.tried ? last.position : undefined
  const final = sorted.filter(({ position }, index) => sorted[index + 1]?.position !== position)
  return final.filter(({ rushed, position }) => !rushed && position !== open)
}

function nameChoice({ answer, outcome }: StoredResponse): string {
  const chosen = choiceSchema.safeParse(answer)
  return chosen.success ? chosen.data.choice : outcome
}

/** Returns the curve of the item that was stored with each answer. Later updates to the item do not change it. */
function readCurves(counting: readonly StoredResponse[], skills: readonly string[]): ItemCurve[] {
  return counting.map(({ curve }) => {
    const { load, ...rest } = curveSchema.parse(curve)
    return { ...rest, load: load.map(([skill, weight]) => [findIndex(skills, skill), weight] as const) }
  })
}

function findIndex(skills: readonly string[], skill: string): number {
  const index = skills.indexOf(skill)
  if (index === -1) throw new RangeError(`The run does not measure the skill ${skill}`)
  return index
}

/**
 * Returns the probability (0 to 1) that the answers were genuine attempts. For an item with a second try, evaluates
 * only the initial "I don't know". Ignores typed numbers, which are equally likely in random taps and genuine attempts.
 */
function findEffort(
  prior: Gaussian,
  table: CurveTable,
  answers: readonly Answer[],
  counting: readonly StoredResponse[],
): number {
  const clues = answers.map(({ item, outcome, tried }) => {
    const before = estimateAbilities(prior, table, answers.slice(0, item))
    const first = tried ? 'unknown' : outcome
    const predicted = predictOutcome(before, table, item)[first]
    const isTyped = typedSchema.safeParse(counting[item]?.answer).success
    if (!isTyped) return { outcome: first, guess: table.items[item]?.guess ?? 0, predicted }
    return { outcome: first, guess: first === 'right' ? predicted : 1 - predicted, predicted }
  })
  return estimateEffort(clues)
}

/**
 * Returns the evidence from each counted answer of a closed run, in answer order. Estimates the student's ability from
 * the prior and the curves stored with the answers, so that later updates to items do not affect the result.
 * @throws ZodError or RangeError for a run that this version cannot read
 */
export function readItemEvidence(run: ClosedRun): ItemEvidence[] {
  const counting = findCounting(run)
  const prior = priorSchema.parse(run.prior)
  const table = tabulate(readCurves(counting, prior.skills))
  const answers = counting.map(
    ({ outcome, tried }, item): Answer => ({ item, outcome: outcomeSchema.parse(outcome), tried }),
  )
  const effort = findEffort(prior, table, answers, counting)
  if (effort < leastEffort) return []
  const { honesty, caution, withoutAnswer } = estimateAbilities(prior, table, answers)
  return counting.flatMap((response, index): ItemEvidence[] => {
    const [answer, ability, item] = [answers[index], withoutAnswer[index], table.items[index]]
    const { id, questionId, questionVersion, hints } = response
    if (!answer || !ability || !item || questionId === null || hints > 0 || run.repeated.has(id)) return []
    const observation = { answer, guess: item.guess, ability, effort, honesty, caution }
    return [{ questionId, questionVersion, choice: nameChoice(response), observation }]
  })
}
