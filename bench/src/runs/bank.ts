import { openDatabase } from '@pathwise/db/client'
import { type ItemCurve, logistic } from '@pathwise/measure/item-curve'
import { createDice, type Dice } from '../measure/worlds.ts'

/** An item from the shipped bank, with simulated difficulty. */
export interface SimulatedItem {
  readonly curve: Pick<ItemCurve, 'difficulty' | 'guess' | 'slope'>
  readonly answer: string
  readonly choices: readonly string[]
}

/** Mean true difficulty per author-assigned level, in logits. */
const difficulties: Readonly<Record<string, number>> = {
  beginner: -0.84,
  intermediate: -0.21,
  advanced: 0.21,
  expert: 0.84,
}
const deviation = 0.9

export type Bank = ReadonlyMap<string, SimulatedItem>

/**
 * Reads the assessment items, keyed by the text that students see, and draws `count` banks with different difficulties.
 * Several banks are needed, because an author's misjudgment affects all students of a bank.
 */
export async function readBanks(url: string, count: number): Promise<readonly Bank[]> {
  const database = await openDatabase(url)
  try {
    const rows = await database.prisma.question.findMany({
      where: { pool: 'assessment', deletedAt: null },
      select: { body: true, answer: true, difficultyLevel: true, choices: true },
      orderBy: { legacyId: 'asc' },
    })
    return Array.from({ length: count }, (_, bank) => {
      const dice = createDice(7 + bank)
      return new Map(rows.map(({ body, ...row }) => [body, drawItem(row, dice)]))
    })
  } finally {
    await database.close()
  }
}

function drawItem(
  { answer, difficultyLevel, choices }: { answer: string; difficultyLevel: string; choices: unknown },
  dice: Dice,
): SimulatedItem {
  const ids = Array.isArray(choices) ? choices.map((_, index) => String.fromCharCode(65 + index)) : []
  const difficulty = (difficulties[difficultyLevel] ?? Number.NaN) + deviation * dice.normal()
  const slope = Math.exp(0.1 + 0.3 * dice.normal())
  return { curve: { slope, difficulty, guess: ids.length > 0 ? 1 / ids.length : 0 }, answer, choices: ids }
}

/**
 * A simulated student. The higher `ability` is, the more likely the student knows an answer. `honesty` is the
 * probability that a student who does not know the answer says so.
 */
export interface Respondent {
  /** The student's ability in every skill, in logits. */
  readonly ability: number
  readonly honesty: number
  readonly dice: Dice
}

export type Given = { readonly choice: string } | { readonly text: string } | null

/** Simulates a student's answer. If `tryAnyway` is set, the student does not answer "I don't know" a second time. */
export function simulateAnswer({ ability, honesty, dice }: Respondent, item: SimulatedItem, tryAnyway: boolean): Given {
  const { curve, answer, choices } = item
  if (dice.uniform() < logistic(curve.slope * (ability - curve.difficulty))) {
    return choices.length > 0 ? { choice: answer } : { text: answer }
  }
  if (!tryAnyway && dice.uniform() < honesty) return null
  // No item has this number as its answer.
  return choices.length > 0
    ? { choice: choices[Math.floor(dice.uniform() * choices.length)] ?? 'A' }
    : { text: '-9999' }
}
