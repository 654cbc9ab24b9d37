import type { Track } from '../focus/track.ts'
import type { Reading } from '../goal/reading.ts'
import { findFieldId } from '../goal/vocabulary/proper-names.ts'
import type { GoalReading } from '../goal.ts'
import { buildNameList, type Phrase, phrase, term } from '../phrase.ts'

/** Spells out exams whose short name is not widely known. */
const fullNames: Readonly<Record<string, string>> = { DET: 'Duolingo English Test' }

/** Returns the exams and fields that the goal names but the planner does not support. */
export function listUnplannedNames(reading: Reading): { names: string[] } {
  return buildNameList(
    reading.not_planned.map(({ text }) => {
      const id = findFieldId(text)
      return id ? `field.${id}` : (fullNames[text] ?? text)
    }),
  )
}

/** Mentions what the main sentence leaves out: invalid scores, and names that we cannot plan for. */
export function buildNotePhrases({ reading, aims, general, near, unknown }: GoalReading, main: Track): Phrase[] {
  const names = listUnplannedNames(reading)
  const isSaid = main.kind === 'subjects' && (main.general || (near && main.exam === null))
  const notPlanned = names.names.length > 0 && !isSaid && !general ? [phrase('also.notPlanned', { names })] : []
  const refused = main.kind === 'subjects' ? null : main.aim.refused
  const impossible = reading.impossible
    .filter(({ said }) => said !== refused)
    .flatMap(({ name, said, scale: [lowest, highest] }) => {
      const named = buildNameList([fullNames[name] ?? name])
      return named.names.length > 0 ? [phrase('also.impossible', { names: named, score: said, lowest, highest })] : []
    })
  const isPsat = reading.exams.some(({ name }) => name === 'PSAT') && aims.some(({ exam }) => exam === 'SAT')
  // When the plan is for other subjects and the planner supports every name in the goal, the main sentence already
  // mentions the unknown course.
  const isMain = isSaid && names.names.length === 0
  const unknownCourses = isMain
    ? []
    : [...new Set(unknown)].map((exam) => phrase('also.unknownCourse', { exam: term(`exam.${exam}`) }))
  return [...(isPsat ? [phrase('also.psat', {})] : []), ...impossible.slice(0, 1), ...unknownCourses, ...notPlanned]
}
