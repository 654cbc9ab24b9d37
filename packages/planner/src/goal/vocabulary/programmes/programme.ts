import type { Subject } from '../../../data/skills.ts'
import type { Names } from '../names.ts'

/** What to study at a university, with our subjects that it asks for. */
export interface Programme extends Names {
  readonly name: string
  readonly subjects: readonly Subject[]
}
