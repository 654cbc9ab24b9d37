import { describeGrid, startGrid } from '@pathwise/measure/item-grid'
import type { SkillId } from '@pathwise/planner/data/skills'
import { isReadableAnswer } from '@pathwise/question-formats/typed-answer'
import type { ItemContent } from './item-content.ts'
import type { MeasuredSubject } from './measured-subject.ts'
import type { StoredCurve } from './stored-run.ts'

/** Item parameters before the first answer, by author's level. */
const guesses = {
  beginner: describeGrid(startGrid(0)),
  intermediate: describeGrid(startGrid(1)),
  advanced: describeGrid(startGrid(2)),
  expert: describeGrid(startGrid(3)),
} as const

/** The probability that a typed number is correct by chance. */
const typedGuess = 0.02

export const parameterColumns = {
  questionVersion: true,
  slope: true,
  difficulty: true,
  slopeDoubt: true,
  difficultyDoubt: true,
  usualMs: true,
  status: true,
} as const

/** Parameters estimated from an item's answers. */
export interface Parameters {
  readonly questionVersion: number
  readonly slope: number
  readonly difficulty: number
  readonly slopeDoubt: number
  readonly difficultyDoubt: number
  readonly usualMs: number | null
  readonly status: string
}

/** The fields of an item that determine its parameters. */
export type DescribedItem = Pick<
  ItemContent,
  'acceptedAnswers' | 'answer' | 'answerUnit' | 'choices' | 'difficultyLevel' | 'questionType' | 'skillTags' | 'version'
>

/** Returns the first of the section's skills that the item is tagged with. */
export function findSkill({ skillTags }: Pick<ItemContent, 'skillTags'>, subject: MeasuredSubject): SkillId | null {
  return subject.skills.find((skill) => skillTags.includes(skill)) ?? null
}

/** Returns the probability of a correct guess, or null if no answer can be graded as correct. */
function findGuess({ questionType, choices, answer, acceptedAnswers, answerUnit }: DescribedItem): number | null {
  if (questionType === 'numerical') {
    return [answer, ...acceptedAnswers].every((one) => isReadableAnswer(one, answerUnit)) ? typedGuess : null
  }
  return choices.length > 1 && choices.some(({ id }) => id === answer) ? 1 / choices.length : null
}

/**
 * Returns an item's parameters, which are estimated from answers to its current version or guessed from the author's
 * level. Returns null if the item measures no skill of the section or cannot be graded.
 */
export function findItemCurve(
  item: DescribedItem,
  parameters: Parameters | null,
  subject: MeasuredSubject,
): StoredCurve | null {
  const skill = findSkill(item, subject)
  const guess = findGuess(item)
  if (skill === null || guess === null) return null
  const learned = parameters?.questionVersion === item.version ? parameters : null
  const { slope, difficulty, slopeDoubt, difficultyDoubt } = learned ?? guesses[item.difficultyLevel]
  const guessed = learned === null || learned.status === 'guessed'
  return { slope, difficulty, slopeDoubt, difficultyDoubt, guess, load: [[skill, 1]], guessed }
}
