import { halfYear } from '../calendar.ts'
import { actScale, preactBenchmarks } from '../data/act.ts'
import type { SectionId } from '../data/exams.ts'
import { satBenchmarks, satScale } from '../data/sat.ts'
import { required } from '../required.ts'
import type { Student } from './exposure.ts'

/** The section score of an on-track student in this grade. */
export interface Expected {
  score: number
  /** True if the score is interpolated or extrapolated, because no benchmark is published for this half-year. */
  estimated: boolean
}

export type ScoredExam = 'SAT' | 'ACT'

export const compositeSections = {
  SAT: ['sat.reading-writing', 'sat.math'],
  ACT: ['act.english', 'act.math', 'act.reading'],
} as const satisfies Record<ScoredExam, readonly SectionId[]>

function findScoredExam(section: SectionId): ScoredExam {
  return section === 'sat.reading-writing' || section === 'sat.math' ? 'SAT' : 'ACT'
}

export function sectionScale(section: SectionId): readonly [number, number] {
  return findScoredExam(section) === 'SAT' ? satScale.value.section : actScale.value.section
}

export function sectionStep(section: SectionId): number {
  return findScoredExam(section) === 'SAT' ? 10 : 1
}

/**
 * Returns the SAT benchmark. The College Board publishes fall benchmarks for grades 10 and 11 (PSAT) and 12 (SAT). A
 * spring benchmark is the mean of the fall benchmarks before and after it. Benchmarks for grade 9 are extrapolated from
 * grades 10 and 11.
 */
function satExpected(part: 'rw' | 'math', student: Student): Expected {
  const { sat, psat_grade11: eleventh, psat_grade10: tenth, psat_grade9: ninth } = satBenchmarks.value
  const falls = {
    G9: ninth?.[part] ?? 2 * tenth[part] - eleventh[part],
    G10: tenth[part],
    G11: eleventh[part],
    G12: sat[part],
  }
  const fall = falls[student.grade]
  const estimatedFall = student.grade === 'G9' && ninth === null
  if (student.grade === 'G12' || halfYear(student.today) === 'fall') return { score: fall, estimated: estimatedFall }
  const nextFall = { G9: falls.G10, G10: falls.G11, G11: falls.G12 }[student.grade]
  return { score: (fall + nextFall) / 2, estimated: true }
}

const actRows = {
  'act.english': 'English',
  'act.math': 'Mathematics',
  'act.reading': 'Reading',
  'act.science': 'Science',
} as const

/**
 * Returns the PreACT benchmark for the half-year, or the ACT benchmark in grade 12. The benchmark for the spring of
 * grade 11 is the mean of its fall benchmark and the ACT benchmark.
 */
function actExpected(section: keyof typeof actRows, student: Student): Expected {
  const { columns, ...rows } = preactBenchmarks.value
  const at = (name: string) => rows[actRows[section]][columns.indexOf(name)]
  if (student.grade === 'G12') return { score: required(at('ACT')), estimated: false }
  const published = at(`${student.grade} ${halfYear(student.today)}`)
  if (published !== undefined) return { score: published, estimated: false }
  return { score: (required(at(`${student.grade} fall`)) + required(at('ACT'))) / 2, estimated: true }
}

export function expectedScore(section: SectionId, student: Student): Expected {
  if (section === 'sat.reading-writing') return satExpected('rw', student)
  return section === 'sat.math' ? satExpected('math', student) : actExpected(section, student)
}
