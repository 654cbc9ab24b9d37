import type { Subject } from '../../../data/skills.ts'
import type { Names } from '../names.ts'

/** A university program, and which of the subjects we offer it requires. */
export interface Programme extends Names {
  readonly name: string
  readonly subjects: readonly Subject[]
}
