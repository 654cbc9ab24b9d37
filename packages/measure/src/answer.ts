/** How an answer was graded. `unknown` is "I don't know". */
export type Outcome = 'right' | 'wrong' | 'unknown'

/** The graded answer to an item. */
export interface Answer {
  /** The index of the item in its table. */
  readonly item: number
  readonly outcome: Outcome
  /** Whether the student first said "I don't know" and then answered when asked to try anyway. */
  readonly tried: boolean
}

/** How a student uses "I don't know". */
export interface Habits {
  /** How often the student says "I don't know" instead of guessing, 0 to 1. */
  readonly honesty: number
  /** How often the student says "I don't know" although the student knows the answer, 0 to 1. */
  readonly caution: number
}

/** The chance that a student who knows the answer gives a wrong one. */
export const slip = 0.02

/** The chance of an outcome: `ifUnknown` where the student does not know the answer, `ifKnown` where the student does. */
export interface OutcomeChance {
  readonly ifKnown: number
  readonly ifUnknown: number
}

/** Returns the chances of the three outcomes of an item. For a student who knows the answer or not, they add up to 1. */
export function outcomeChances(guess: number, { honesty, caution }: Habits): Record<Outcome, OutcomeChance> {
  const answersKnown = 1 - caution
  const guesses = 1 - honesty
  return {
    right: { ifKnown: answersKnown * (1 - slip), ifUnknown: guesses * guess },
    wrong: { ifKnown: answersKnown * slip, ifUnknown: guesses * (1 - guess) },
    unknown: { ifKnown: caution, ifUnknown: honesty },
  }
}

/**
 * Returns the likelihood of an answer. A miss after "I don't know" counts like an honest "I don't know": students are
 * promised that a try cannot hurt them.
 */
export function answerLikelihood({ outcome, tried }: Answer, guess: number, habits: Habits): OutcomeChance {
  const chances = outcomeChances(guess, habits)
  if (!tried) return chances[outcome]
  const { honesty, caution } = habits
  if (outcome === 'unknown') return chances.unknown
  if (outcome === 'right') return { ifKnown: caution * (1 - slip), ifUnknown: honesty * guess }
  return { ifKnown: caution * slip, ifUnknown: honesty * (1 - guess) }
}
