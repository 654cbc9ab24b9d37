import type { CourseId } from '../data/courses.ts'
import { type Exam, exams } from '../data/exams.ts'
import { ibScale } from '../data/ib.ts'
import { type Subject, subjects } from '../data/skills.ts'
import { sectionsByName } from '../open-targets.ts'
import { type ExamAim, emptyAim } from './aim.ts'
import { findCourseId } from './course-names.ts'
import type { Reading } from './reading.ts'
import type { Structure } from './structure.ts'

/** Returns the score to plan for: the number in 'at least 1450', or the upper end of a range. */
export function parseTarget(target: Reading['exams'][number]['target']): number | null {
  if (typeof target === 'number' || target === null) return target
  const numbers = [...target.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
  return numbers.at(-1) ?? null
}

/**
 * Applies the section scores. If the goal names a single section, the aim is that section. When every named section has
 * a score, the SAT total is their sum and the ACT composite is their mean.
 */
function applySections(aim: ExamAim, reading: Reading): void {
  const own = reading.sections.flatMap(({ name, target }) => {
    const id = sectionsByName[name]
    return id && name.startsWith(`${aim.exam} `) ? [{ id, name, target }] : []
  })
  if (aim.target !== null || own.length === 0) return
  const [first] = own
  const scores = own.flatMap(({ target }) => parseTarget(target) ?? [])
  if (own.length === 1 && first) {
    aim.section = first.id
    aim.target = parseTarget(first.target)
    aim.refused = reading.impossible.find(({ name }) => name === first.name)?.said ?? aim.refused
    return
  }
  if (aim.exam === 'SAT' && scores.length === own.length) aim.target = scores.reduce((sum, score) => sum + score, 0)
  if (aim.exam === 'ACT' && scores.length === own.length) {
    aim.target = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
  }
}

function buildAim(exam: Exam, reading: Reading, named: string, courses: readonly CourseId[]): ExamAim {
  const aim = emptyAim(exam)
  const target = parseTarget(reading.exams.find(({ name }) => name === named)?.target ?? null)
  if (exam === 'IB' && target !== null && target > ibScale.value.subject[1]) aim.total = target
  else if (exam !== 'OUAC') aim.target = target
  aim.refused = reading.impossible.find(({ name }) => name === named)?.said ?? null
  aim.courses.push(...courses.filter((id) => id.startsWith(`${exam.toLowerCase()}.`)))
  if (exam === 'SAT' || exam === 'ACT') applySections(aim, reading)
  return aim
}

const isExam = (name: string): name is Exam => exams.some((exam) => exam === name)

/**
 * Builds the exams to plan for. Returns no exams if we have no topics for any of the goal's courses, so that other
 * courses are not substituted. The PSAT is planned as the SAT, because it tests the same skills.
 */
export function buildAims(reading: Reading, open: ReadonlySet<string>, chosen: readonly CourseId[]): ExamAim[] {
  const said = reading.courses.flatMap((name) => findCourseId(name) ?? [])
  const names = reading.exams.map(({ name }) => name)
  return names.flatMap((name): ExamAim[] => {
    if (name === 'PSAT') return names.includes('SAT') ? [] : [buildAim('SAT', reading, 'PSAT', [])]
    if (!isExam(name)) return []
    if (name !== 'AP' && name !== 'IB') return [buildAim(name, reading, name, [])]
    const own = said.filter((id) => id.startsWith(`${name.toLowerCase()}.`))
    const isNamed = reading.courses.some((course) => course.startsWith(`${name} `)) || open.has(name)
    if (own.length === 0 && isNamed) return []
    return [buildAim(name, reading, name, own.length > 0 ? own : chosen)]
  })
}

function listPlanned(subject: string | undefined): Subject[] {
  if (subject === 'science') return ['physics', 'chemistry', 'biology']
  return subjects.filter((one) => one === subject)
}

/**
 * Maps each subject that we have no topics for to the closest subjects that we offer. This is our judgment, based on
 * what the subject's courses build on.
 */
const nearSubjects: Readonly<Record<string, readonly Subject[]>> = {
  'computer science': ['mathematics', 'physics'],
  economics: ['mathematics', 'english'],
  business: ['mathematics', 'english'],
  'environmental science': ['biology', 'chemistry'],
  'earth science': ['physics', 'chemistry'],
  geography: ['history', 'english'],
  'social studies': ['history', 'english'],
}

/**
 * The subjects to plan for in addition to the exams. `near` is true if they substitute for subjects that we cannot plan
 * for.
 */
export interface SubjectPlan {
  subjects: Subject[]
  near: boolean
}

/**
 * Returns the subjects to plan for: the named subjects, and the subjects of any named topics and of courses whose exams
 * we do not plan for. If there is nothing else to plan for, returns the subjects that the program requires, or the
 * subjects closest to what the goal names.
 */
export function listSubjects(reading: Reading, structure: Structure, aims: readonly ExamAim[]): SubjectPlan {
  const courses = structure.courses.filter(({ name }) => reading.courses.includes(name))
  const named = courses.filter(({ name }) => findCourseId(name))
  const covered = new Set(named.map(({ area }) => area))
  const others = [...courses.filter((course) => !named.includes(course)), ...structure.unknown].map(({ area }) => area)
  const topics = structure.topics.flatMap(({ of }) => (of && !covered.has(of) ? [of] : []))
  const list = (names: readonly Subject[]) =>
    [...new Set(names)].filter((subject) => !reading.excluded.includes(subject))
  const wanted = list([...reading.subjects, ...topics, ...others].flatMap(listPlanned))
  if (wanted.length > 0 || aims.some(({ exam }) => exam !== 'OUAC')) return { subjects: wanted, near: false }
  const programme = list(structure.programme?.subjects ?? [])
  if (programme.length > 0) return { subjects: programme, near: false }
  const near = list([...reading.subjects, ...topics, ...others].flatMap((name) => nearSubjects[name] ?? []))
  return { subjects: near, near: near.length > 0 }
}
