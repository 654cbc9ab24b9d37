import { leastEffort } from '@pathwise/measure/claims'
import { estimateAbilities } from '@pathwise/measure/estimate-abilities'
import { type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import type { Observation } from '@pathwise/measure/item-grid'
import type { SkillId } from '@pathwise/planner/data/skills'
import { z } from 'zod'
import { findEffort } from '../assessments/evidence.ts'
import { priorSchema, responseSchema, type StoredCurve } from '../assessments/stored-run.ts'

export interface ClosedRun {
  readonly prior: unknown
  /** Whether the run was finished within the time limit. */
  readonly finished: boolean
  /** The answers given within the time limit. */
  readonly responses: readonly ClosedResponse[]
  /** The ids of responses to items that the student had already answered. */
  readonly repeated: ReadonlySet<bigint>
}

export interface ClosedResponse {
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

const countedSchema = z.array(
  responseSchema
    .pick({ questionId: true, questionVersion: true, answer: true, tried: true, outcome: true, curve: true })
    .extend({ id: z.bigint(), hints: z.int() }),
)

/**
 * Returns the answers that count: the last attempt at each position, unless it was rushed. A final "I don't know" in an
 * unfinished run does not count, because a second try may have been pending.
 */
function findCounting({ responses, finished }: ClosedRun): ClosedResponse[] {
  const sorted = responses.toSorted((one, other) => one.position - other.position || one.attempt - other.attempt)
  const last = sorted.at(-1)
  const open = !finished && last?.outcome === 'unknown' && !last.tried ? last.position : undefined
  const final = sorted.filter(({ position }, index) => sorted[index + 1]?.position !== position)
  return final.filter(({ rushed, position }) => !rushed && position !== open)
}

/** Returns the curve of the item that was stored with an answer. Later updates to the item do not change it. */
function readCurve({ load, ...curve }: StoredCurve, skills: readonly SkillId[]): ItemCurve {
  return { ...curve, load: load.map(([skill, weight]) => [findIndex(skills, skill), weight] as const) }
}

function findIndex(skills: readonly SkillId[], skill: SkillId): number {
  const index = skills.indexOf(skill)
  if (index === -1) throw new RangeError(`The run does not measure the skill ${skill}`)
  return index
}

/**
 * Returns the evidence from each counted answer of a closed run, in answer order. Estimates the student's ability from
 * the prior and the curves stored with the answers, so that later updates to items do not affect the result.
 * @throws ZodError or RangeError for a run that this version cannot read
 */
export function readItemEvidence(run: ClosedRun): ItemEvidence[] {
  const responses = countedSchema.parse(findCounting(run))
  const prior = priorSchema.parse(run.prior)
  const table = tabulate(responses.map(({ curve }) => readCurve(curve, prior.skills)))
  const answers = responses.map(({ outcome, tried }, item) => ({ item, outcome, tried }))
  const effort = findEffort({ prior, responses, table, answers })
  if (effort < leastEffort) return []
  const { honesty, caution, withoutAnswer } = estimateAbilities(prior, table, answers)
  return responses.flatMap(({ id, questionId, questionVersion, hints, answer: given, outcome }, index) => {
    const [answer, ability, item] = [answers[index], withoutAnswer[index], table.items[index]]
    if (!answer || !ability || !item || questionId === null || hints > 0 || run.repeated.has(id)) return []
    const choice = given && 'choice' in given ? given.choice : outcome
    const observation = { answer, guess: item.guess, ability, effort, honesty, caution }
    return [{ questionId, questionVersion, choice, observation }]
  })
}
