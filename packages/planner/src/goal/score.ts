import type { Holder } from './structure.ts'
import type { Meaning } from './token.ts'

export type Score = Extract<Meaning, { kind: 'number' }>

/** A score, and the exam, section or course that it belongs to. */
export interface Assigned {
  readonly holder: Holder
  readonly score: Score
}
