import { type Answer, answerLikelihood, type Habits } from './answer.ts'

/** The levels of honesty and their prior weights: nothing is known about it before the run. */
const honestyLevels = [0.05, 0.25, 0.5, 0.75, 0.95]
/** The levels of caution and their prior weights: most students use "I don't know" as it is meant. */
const cautionLevels = [
  [0, 0.8],
  [0.1, 0.08],
  [0.25, 0.07],
  [0.45, 0.05],
] as const

/** An answer, and the chance that the student knew it, estimated from the other answers. */
export interface Clue {
  readonly answer: Answer
  readonly guess: number
  readonly knew: number
}

/** Estimates a student's habits. */
export type LearnHabits = (clues: readonly Clue[]) => Habits

/** Returns the mean of both habits after some answers, on a grid of 20 pairs. */
export const learnHabits: LearnHabits = (clues) => learn(clues, cautionLevels)

/** Returns the mean of the honesty, for students who never say "I don't know" when they know the answer. */
export const learnHonesty: LearnHabits = (clues) => learn(clues, [[0, 1]])

function learn(clues: readonly Clue[], cautionLevels: readonly (readonly [level: number, prior: number])[]): Habits {
  let total = 0
  let honestySum = 0
  let cautionSum = 0
  for (const honesty of honestyLevels) {
    for (const [caution, prior] of cautionLevels) {
      const habits = { honesty, caution }
      let weight = prior
      for (const { answer, guess, knew } of clues) {
        const { ifKnown, ifUnknown } = answerLikelihood(answer, guess, habits)
        weight *= knew * ifKnown + (1 - knew) * ifUnknown
      }
      total += weight
      honestySum += weight * honesty
      cautionSum += weight * caution
    }
  }
  return { honesty: honestySum / total, caution: cautionSum / total }
}
