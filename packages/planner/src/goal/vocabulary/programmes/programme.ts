import type { Subject } from '../../../data/skills.ts'
import type { Names } from '../names.ts'

/** A university program and its required subjects, limited to the subjects that we offer. */
export interface Programme extends Names {
  readonly name: string
  readonly subjects: readonly Subject[]
}
