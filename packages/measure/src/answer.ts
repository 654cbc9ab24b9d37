/** How an answer was graded. `unknown` means the student chose "I don't know". */
export type Outcome = 'right' | 'wrong' | 'unknown'

export interface Answer {
  /** The item's index in the curve table. */
  readonly item: number
  readonly outcome: Outcome
  /** Whether the student first chose "I don't know" and guessed only when prompted. */
  readonly tried: boolean
}

/** How a student uses the "I don't know" option. */
export interface Habits {
  /** The probability of choosing "I don't know" instead of guessing, 0 to 1. */
  readonly honesty: number
  /** The probability of choosing "I don't know" despite knowing the answer, 0 to 1. */
  readonly caution: number
}

/** The probability that a student who knows the right answer gives a wrong one. */
export const slip = 0.02

/** The probability of an outcome: `ifKnown` for a student who knows the answer, `ifUnknown` for one who does not. */
export interface OutcomeProbability {
  readonly ifKnown: number
  readonly ifUnknown: number
}

function computeOutcomeProbability(outcome: Outcome, guess: number, { honesty, caution }: Habits): OutcomeProbability {
  if (outcome === 'unknown') return { ifKnown: caution, ifUnknown: honesty }
  if (outcome === 'right') return { ifKnown: (1 - caution) * (1 - slip), ifUnknown: (1 - honesty) * guess }
  return { ifKnown: (1 - caution) * slip, ifUnknown: (1 - honesty) * (1 - guess) }
}

/**
 * Returns the probability of each outcome. The three probabilities add up to 1 for `ifKnown`, and also for `ifUnknown`.
 */
export function computeOutcomeProbabilities(guess: number, habits: Habits): Record<Outcome, OutcomeProbability> {
  return {
    right: computeOutcomeProbability('right', guess, habits),
    wrong: computeOutcomeProbability('wrong', guess, habits),
    unknown: computeOutcomeProbability('unknown', guess, habits),
  }
}

/**
 * Returns the likelihood of an answer. A wrong answer after "I don't know" is treated as "I don't know", because
 * students are promised that guessing cannot hurt them.
 */
export function answerLikelihood({ outcome, tried }: Answer, guess: number, habits: Habits): OutcomeProbability {
  if (!tried || outcome === 'unknown') return computeOutcomeProbability(outcome, guess, habits)
  const { honesty, caution } = habits
  if (outcome === 'right') return { ifKnown: caution * (1 - slip), ifUnknown: honesty * guess }
  return { ifKnown: caution * slip, ifUnknown: honesty * (1 - guess) }
}
