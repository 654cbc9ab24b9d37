import { type Subject, subjects } from '../../../data/skills.ts'
import { artsProgrammes } from './arts.ts'
import { socialProgrammes } from './business.ts'
import { engineeringProgrammes } from './engineering.ts'
import { lifeProgrammes } from './health.ts'
import type { Programme } from './programme.ts'
import { scienceProgrammes } from './sciences.ts'

export const programmes: readonly Programme[] = [
  ...engineeringProgrammes,
  ...scienceProgrammes,
  ...lifeProgrammes,
  ...socialProgrammes,
  ...artsProgrammes,
]

/**
 * Returns the subjects that a program requires, limited to those that we offer. A program named after a subject
 * requires that subject.
 */
export function listProgramSubjects(name: string): readonly Subject[] {
  return (
    programmes.find((programme) => programme.name === name)?.subjects ?? subjects.filter((subject) => subject === name)
  )
}
