import type { Meaning } from '../token.ts'
import { examRows } from './exams/exams.ts'
import type { Field } from './field.ts'
import { domainFields } from './fields/domains.ts'
import { courseFields, topicFields } from './fields/fields.ts'
import { listIbLanguages } from './fields/ib-languages.ts'
import { type Mark, markNames } from './marks.ts'
import { listNames } from './names.ts'
import { numberedCourses } from './numbered-courses.ts'
import { ontarioCourses } from './ontario-courses.ts'
import { programmes } from './programmes/programmes.ts'
import { schools } from './universities/schools.ts'
import { nameUniversity, universities } from './universities/universities.ts'

/** A vocabulary entry that a goal can name. */
export interface Thing {
  readonly meaning: Meaning
  readonly names: readonly string[]
  /** The grades or course numbers, separated by '|'. One of them must follow the name, and becomes part of it. */
  readonly numbers?: string
  /** True if a parenthetical note after the name is part of the name. */
  readonly glossed?: true
}

const marks = Object.keys(markNames).filter((key): key is Mark => Object.hasOwn(markNames, key))
const nameField = (field: Field): Thing => ({ meaning: { kind: 'field', field }, names: listNames(field) })

let things: readonly Thing[] | undefined

/** Returns all vocabulary entries with their names. Builds the list on the first call. */
export function listEntries(): readonly Thing[] {
  things ??= buildThings()
  return things
}

function buildThings(): Thing[] {
  return [
    ...marks.map((mark): Thing => ({ meaning: { kind: 'mark', mark }, names: listNames(markNames[mark]) })),
    ...examRows.map((row): Thing => {
      const exam = 'exam' in row ? { exam: row.exam, label: row.exam } : { exam: 'other' as const, label: row.label }
      return { meaning: { kind: 'exam', ...exam }, names: listNames(row) }
    }),
    ...ontarioCourses.map(
      ({ code, name, area, ...names }): Thing => ({
        meaning: { kind: 'local', name: `${code.toUpperCase()} ${name}`, area },
        names: [code, ...listNames(names)],
      }),
    ),
    ...numberedCourses.map(
      ({ name, area, numbers, ...names }): Thing => ({
        meaning: { kind: 'local', name, area },
        names: listNames(names),
        numbers,
      }),
    ),
    ...[...courseFields, ...topicFields].map(nameField),
    ...listIbLanguages().map(({ field, names }): Thing => ({ meaning: { kind: 'field', field }, names })),
    ...domainFields.map((field): Thing => ({ ...nameField(field), glossed: true })),
    ...programmes.map(
      ({ name, subjects, ...names }): Thing => ({
        meaning: { kind: 'programme', name, subjects },
        names: listNames(names),
      }),
    ),
    ...universities.map(
      (university): Thing => ({
        meaning: { kind: 'university', name: university.name, programme: null },
        names: nameUniversity(university),
      }),
    ),
    ...schools.map(
      ({ university, programme, ...names }): Thing => ({
        meaning: { kind: 'university', name: university, programme },
        names: listNames(names),
      }),
    ),
  ]
}
