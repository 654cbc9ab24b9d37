import { type Answer, answerLikelihood, type Habits } from './answer.ts'

/** The possible levels of honesty, all equally likely before the first answer. */
const honestyLevels = Float64Array.of(0.05, 0.25, 0.5, 0.75, 0.95)

/**
 * The possible levels of caution (choosing "I don't know" despite knowing the answer), with their prior probabilities.
 */
interface CautionLevels {
  readonly levels: Float64Array
  readonly priors: Float64Array
}

/** Most students choose "I don't know" only when they do not know the answer. */
const usualCaution: CautionLevels = {
  levels: Float64Array.of(0, 0.1, 0.25, 0.45),
  priors: Float64Array.of(0.8, 0.08, 0.07, 0.05),
}
const noCaution: CautionLevels = { levels: Float64Array.of(0), priors: Float64Array.of(1) }

/** An answer, and the probability that the student knew it, estimated from the other answers. */
export interface Clue {
  readonly answer: Answer
  readonly guess: number
  readonly knew: number
}

export type LearnHabits = (clues: readonly Clue[]) => Habits

/** Estimates honesty and caution as posterior means over a grid of 20 combinations. */
export const learnHabits: LearnHabits = (clues) => learn(clues, usualCaution)

/** Estimates honesty without caution, by assuming that a student who knows the answer never chooses "I don't know". */
export const learnHonesty: LearnHabits = (clues) => learn(clues, noCaution)

const neither: Habits = { honesty: 0, caution: 0 }
const both: Habits = { honesty: 1, caution: 1 }

/**
 * Computes the posterior means. The likelihood is linear in caution if the student knows the answer, and linear in
 * honesty if not.
 */
function learn(clues: readonly Clue[], { levels, priors }: CautionLevels): Habits {
  const pairs = honestyLevels.length * levels.length
  const weights = new Float64Array(pairs)
  for (let pair = 0; pair < pairs; pair++) weights[pair] = priors[pair % levels.length] ?? Number.NaN
  for (const { answer, guess, knew } of clues) {
    const least = answerLikelihood(answer, guess, neither)
    const most = answerLikelihood(answer, guess, both)
    const start = knew * least.ifKnown + (1 - knew) * least.ifUnknown
    const honestyRise = (1 - knew) * (most.ifUnknown - least.ifUnknown)
    const cautionRise = knew * (most.ifKnown - least.ifKnown)
    let pair = 0
    for (let place = 0; place < honestyLevels.length; place++) {
      const atHonesty = start + honestyRise * (honestyLevels[place] ?? Number.NaN)
      for (let other = 0; other < levels.length; other++) {
        weights[pair] = (weights[pair] ?? 0) * (atHonesty + cautionRise * (levels[other] ?? 0))
        pair++
      }
    }
  }
  let total = 0
  let honestySum = 0
  let cautionSum = 0
  for (let pair = 0; pair < pairs; pair++) {
    const weight = weights[pair] ?? 0
    total += weight
    honestySum += weight * (honestyLevels[Math.floor(pair / levels.length)] ?? Number.NaN)
    cautionSum += weight * (levels[pair % levels.length] ?? Number.NaN)
  }
  return { honesty: honestySum / total, caution: cautionSum / total }
}
