import { expect, test } from 'vitest'
import { courseIds } from '../../data/courses.ts'
import { subjects } from '../../data/skills.ts'
import { courseNames } from '../course-names.ts'
import { readText } from '../read-text.ts'
import { examRows } from './exams/exams.ts'
import type { Field } from './field.ts'
import { courseFields } from './fields/fields.ts'
import { listIbLanguages } from './fields/ib-languages.ts'
import { numberedCourses } from './numbered-courses.ts'
import { ontarioCourses } from './ontario-courses.ts'
import { properNames } from './proper-names.ts'
import { sectionNames } from './sections.ts'

/** The College Board's AP courses for 2026-27: https://apcentral.collegeboard.org/courses */
const apCourses = [
  'AP 2-D Art and Design',
  'AP 3-D Art and Design',
  'AP African American Studies',
  'AP Art History',
  'AP Biology',
  'AP Business with Personal Finance',
  'AP Calculus AB',
  'AP Calculus BC',
  'AP Chemistry',
  'AP Chinese Language and Culture',
  'AP Comparative Government and Politics',
  'AP Computer Science A',
  'AP Computer Science Principles',
  'AP Cybersecurity',
  'AP Drawing',
  'AP English Language and Composition',
  'AP English Literature and Composition',
  'AP Environmental Science',
  'AP European History',
  'AP French Language and Culture',
  'AP German Language and Culture',
  'AP Human Geography',
  'AP Italian Language and Culture',
  'AP Japanese Language and Culture',
  'AP Latin',
  'AP Macroeconomics',
  'AP Microeconomics',
  'AP Music Theory',
  'AP Physics 1',
  'AP Physics 2',
  'AP Physics C: Electricity and Magnetism',
  'AP Physics C: Mechanics',
  'AP Precalculus',
  'AP Psychology',
  'AP Research',
  'AP Seminar',
  'AP Spanish Language and Culture',
  'AP Spanish Literature and Culture',
  'AP Statistics',
  'AP United States Government and Politics',
  'AP United States History',
  'AP World History: Modern',
]

const planned: readonly string[] = subjects

test('contains exactly the AP courses offered in 2026-27', () => {
  const named = courseFields.flatMap(({ ap, apAlso }) => [ap ?? [], apAlso ?? []].flat())
  expect([...new Set(named)].toSorted()).toEqual(apCourses.toSorted())
})

test.each(apCourses)('parses the full name of %s with a score', (name) => {
  const { courses, exams } = readText(`${name} 4`).reading
  expect([courses, exams]).toEqual([[name], [{ name: 'AP', target: 4 }]])
})

const fields: readonly Field[] = [...courseFields, ...listIbLanguages().map(({ field }) => field)]

const ibCourses = [...new Set(fields.flatMap(({ ib, ibLevel }) => (ib && !ibLevel ? [ib] : [])))]

test.each(ibCourses)('parses the full name of %s at both levels', (name) => {
  for (const level of ['SL', 'HL']) {
    const { courses, exams } = readText(`${name} ${level} 6`).reading
    expect([courses, exams]).toEqual([[`${name} ${level}`], [{ name: 'IB', target: 6 }]])
  }
})

test('uses the official name for every course in the planner', () => {
  for (const id of courseIds) expect(properNames.has(courseNames[id]), courseNames[id]).toBe(true)
})

function ibNames({ ib, ibLevel }: Field): string[] {
  if (!ib) return []
  return ibLevel === 'none' ? [ib] : [`${ib} SL`, `${ib} HL`]
}

const named = new Set(
  [
    ...examRows.map((row) => ('exam' in row ? row.exam : row.label)),
    'Duolingo English Test',
    ...Object.values(sectionNames).flatMap((sections) => Object.values(sections)),
    ...fields.flatMap((field) => [
      ...(field.ap ? [field.ap] : []),
      ...(field.apAlso ? [field.apAlso] : []),
      ...ibNames(field),
    ]),
    ...ontarioCourses.map(({ code, name }) => `${code.toUpperCase()} ${name}`),
    ...numberedCourses.flatMap(({ name, numbers }) =>
      numbers.split('|').map((number) => `${name} ${number.toUpperCase()}`),
    ),
  ].filter((name) => !planned.includes(name)),
)

test('includes every exam, section and course in the list of proper names', () => {
  expect([...named].filter((name) => !properNames.has(name))).toEqual([])
})
