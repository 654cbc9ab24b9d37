import type { Prisma } from '@pathwise/db/prisma'
import { roundDrift } from '@pathwise/measure/anchor'
import { type AuthorLevel, describeGrid, learnItem, startGrid } from '@pathwise/measure/item-grid'
import { addToFit, type Fit, findAbilityThird, findMisfit, startFit, watchLeak } from '@pathwise/measure/item-watch'
import { questionDifficulties } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import type { ItemEvidence } from './evidence.ts'
import type { ItemStatus } from './statistics.schemas.ts'

/** The minimum number of answers for the statuses `provisional` and `calibrated`. */
export const fewestProvisional = 50
const fewestCalibrated = 200

export const choiceCountsSchema = z.array(z.record(z.string(), z.int().min(0))).catch([])

/** How often each choice was selected, for each third of the ability range. */
type ChoiceCounts = readonly Readonly<Record<string, number>>[]

/** What calibration has learned from the answers to one version of an item. */
export interface ItemState {
  readonly questionVersion: number
  readonly grid: Float64Array
  /** The item's `grid` when it became calibrated. Undefined if the item is not calibrated yet. */
  readonly reference: Float64Array | undefined
  /**
   * The difficulty at the time of calibration, on the scale of the anchors at that time. Undefined if the item is not
   * calibrated yet.
   */
  readonly anchor: number | undefined
  /** The drift of the section's grids, in logits. It is 0 while the item has too few answers to be `provisional`. */
  readonly drift: number
  readonly fit: Fit
  readonly leak: number
  readonly answers: number
  readonly choiceCounts: ChoiceCounts
  readonly suspended: boolean
}

export interface ItemVersion {
  readonly version: number
  readonly difficultyLevel: string
}

/** Returns the state of an item before its first answer, based on the author's level. */
export function startItem({ version, difficultyLevel }: ItemVersion, suspended = false): ItemState {
  return {
    questionVersion: version,
    grid: startGrid(findAuthorLevel(difficultyLevel)),
    reference: undefined,
    anchor: undefined,
    drift: 0,
    fit: startFit,
    leak: 0,
    answers: 0,
    choiceCounts: [{}, {}, {}],
    suspended,
  }
}

/** Returns the index of the author's level, with 0 for the easiest. */
export function findAuthorLevel(difficultyLevel: string): AuthorLevel {
  const levels = [0, 1, 2, 3] as const
  return levels.find((level) => questionDifficulties[level] === difficultyLevel) ?? 1
}

/**
 * Updates an item's state with an answer to the current version of the item.
 * @param findDrift returns how far the grids of the item's section have drifted
 */
export function updateItem(item: ItemState, { observation, choice }: ItemEvidence, findDrift: () => number): ItemState {
  const answers = item.answers + 1
  const grid = learnItem(item.grid, observation)
  const isCalibrated = answers >= fewestCalibrated
  return {
    ...item,
    answers,
    grid,
    reference: item.reference ?? (isCalibrated ? grid : undefined),
    anchor: item.anchor ?? (isCalibrated ? describeGrid(grid).difficulty - findDrift() : undefined),
    fit: addToFit(item.fit, item.grid, observation),
    leak: item.reference ? watchLeak(item.leak, item.reference, observation) : 0,
    choiceCounts: countChoice(item.choiceCounts, findAbilityThird(observation.ability.mean), choice),
  }
}

function countChoice(counts: ChoiceCounts, third: number, choice: string): ChoiceCounts {
  return [0, 1, 2].map((index) => {
    const before = new Map(Object.entries(counts[index] ?? {}))
    if (index === third) before.set(choice, (before.get(choice) ?? 0) + 1)
    return Object.fromEntries(before)
  })
}

/** Returns an item's status. Only editors can suspend and resume items. */
export function findStatus({ answers, suspended }: Pick<ItemState, 'answers' | 'suspended'>): ItemStatus {
  if (suspended) return 'suspended'
  if (answers >= fewestCalibrated) return 'calibrated'
  return answers >= fewestProvisional ? 'provisional' : 'guessed'
}

export const stateColumns = {
  questionVersion: true,
  grid: true,
  referenceGrid: true,
  fitSquares: true,
  fitExpected: true,
  fitVariance: true,
  leak: true,
  answers: true,
  choiceCounts: true,
  status: true,
  difficulty: true,
  gridDifficulty: true,
  anchor: true,
} as const

type ItemRow = Prisma.ItemParametersGetPayload<{ select: typeof stateColumns }>

/** Reads an item's state from its row. The state is reset when the question has a newer version. */
export function readItem(stored: ItemRow | null | undefined, question: ItemVersion): ItemState {
  if (!stored) return startItem(question)
  const suspended = stored.status === 'suspended'
  if (stored.questionVersion !== question.version) return startItem(question, suspended)
  return {
    questionVersion: stored.questionVersion,
    grid: Float64Array.from(stored.grid),
    reference: stored.referenceGrid.length > 0 ? Float64Array.from(stored.referenceGrid) : undefined,
    anchor: stored.anchor ?? undefined,
    drift: stored.answers < fewestProvisional ? 0 : readDrift(stored),
    fit: { squares: stored.fitSquares, expected: stored.fitExpected, variance: stored.fitVariance },
    leak: stored.leak,
    answers: stored.answers,
    choiceCounts: choiceCountsSchema.parse(stored.choiceCounts),
    suspended,
  }
}

function readDrift({ difficulty, gridDifficulty }: Pick<ItemRow, 'difficulty' | 'gridDifficulty'>): number {
  return roundDrift((gridDifficulty ?? difficulty) - difficulty)
}

export function writeItem(item: ItemState) {
  const { questionVersion, grid, reference, anchor, drift, fit, leak, answers, choiceCounts } = item
  const described = describeGrid(grid)
  return {
    questionVersion,
    grid: [...grid],
    referenceGrid: reference ? [...reference] : [],
    ...described,
    difficulty: described.difficulty - drift,
    gridDifficulty: described.difficulty,
    anchor: anchor ?? null,
    fitSquares: fit.squares,
    fitExpected: fit.expected,
    fitVariance: fit.variance,
    misfit: answers >= fewestProvisional ? findMisfit(fit) : null,
    leak,
    answers,
    choiceCounts: choiceCounts.map((counts) => ({ ...counts })),
    status: findStatus(item),
  }
}
