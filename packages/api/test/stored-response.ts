import type { StoredResponse } from '../src/assessments/stored-run.ts'

/** Builds an "I don't know" answer to a typed item of medium difficulty. */
export function buildResponse(changes: Partial<StoredResponse>): StoredResponse {
  return {
    ...{ clientKey: '', questionId: 1, questionVersion: 1, position: 0, attempt: 1, answer: null, tried: false },
    ...{ outcome: 'unknown', elapsedMs: 40_000, rushed: false, answeredAt: new Date(0) },
    curve: {
      ...{ slope: 1.1, difficulty: 0, slopeDoubt: 0, difficultyDoubt: 0, guess: 0.02, guessed: true },
      load: [['math.quadratics', 1]],
    },
    ...changes,
  }
}
