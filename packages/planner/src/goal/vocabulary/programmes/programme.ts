import type { Subject } from '../../../data/skills.ts'
import type { Names } from '../names.ts'

/** A university program, and the subjects we offer that it requires. */
export interface Programme extends Names {
  readonly name: string
  readonly subjects: readonly Subject[]
}
