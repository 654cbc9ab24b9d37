import { subjects as planned } from '../../data/skills.ts'
import { examWords } from './exams.ts'
import type { Field } from './field.ts'
import { courseFields, subjectFields } from './fields.ts'
import { ibLanguageFields } from './ib-languages.ts'
import { gradedCourses, numberedCourses, ontarioCourses } from './provincial.ts'
import { sectionNames } from './sections.ts'

/** The school subjects without topics of ours, as the ids of their terms. */
export const fieldIds = [
  'computer-science',
  'economics',
  'business',
  'psychology',
  'geography',
  'social-studies',
  'philosophy',
  'environmental-science',
  'art',
  'music',
  'drama',
  'physical-education',
  'french',
  'spanish',
  'chinese',
  'korean',
  'japanese',
  'german',
  'italian',
  'latin',
] as const
export type FieldId = (typeof fieldIds)[number]

/** Returns the term's id of a subject that we have no topics for. */
export function findFieldId(subject: string): FieldId | null {
  return fieldIds.find((id) => id.replaceAll('-', ' ') === subject) ?? null
}

const subjects: readonly string[] = planned
const fields: readonly Field[] = [...courseFields, ...subjectFields, ...ibLanguageFields]

function ibNames({ ib, ibLevel }: Field): string[] {
  if (!ib) return []
  return ibLevel === 'none' ? [ib] : [`${ib} SL`, `${ib} HL`]
}

/**
 * The proper names that a stored strategy may contain, in their owners' spelling: exams and courses. Stored strategies
 * contain them, so a name may be added, never removed.
 */
export const properNames: ReadonlySet<string> = new Set(
  [
    ...examWords.map(({ label }) => label),
    'Duolingo English Test',
    ...Object.values(sectionNames).flatMap((sections) => Object.values(sections)),
    ...fields.flatMap((field) => [
      ...(field.ap ? [field.ap] : []),
      ...(field.apAlso ? [field.apAlso] : []),
      ...ibNames(field),
    ]),
    ...Object.entries(ontarioCourses).map(([code, [name]]) => `${code.toUpperCase()} ${name}`),
    ...gradedCourses.flatMap(([name, , grades]) => grades.split('|').map((grade) => `${name} ${grade.toUpperCase()}`)),
    ...numberedCourses.flatMap(([name, , numbers]) =>
      numbers.split('|').map((number) => `${name} ${number.toUpperCase()}`),
    ),
  ].filter((name) => !subjects.includes(name)),
)
