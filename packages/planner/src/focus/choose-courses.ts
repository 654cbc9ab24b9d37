import { gradeNumber } from '../calendar.ts'
import { type Grade, grades } from '../context.ts'
import { type Course, type CourseId, courses, findCourse } from '../data/courses.ts'
import { judgement } from '../data/judgement.ts'
import { courseNames } from '../goal/course-names.ts'
import { countGradesUntilTaught, meanExposure, type Student } from './exposure.ts'

/**
 * Returns the first grade in which a course is available: 12 for IB, otherwise the grade after its prerequisite skills
 * are taught.
 */
function firstGrade(course: Course, student: Student): Grade {
  if (course.exam === 'IB') return 'G12'
  const until = Math.max(...course.foundations.map((skill) => countGradesUntilTaught(skill, student)))
  const index = Math.min(grades.length - 1, Math.max(0, gradeNumber(student.grade) - 9 + until + 1))
  return grades[index] ?? 'G12'
}

/**
 * Returns the student's grade at the exam: the current grade, or the first grade in which the course is available if
 * that is later.
 */
export function findExamGrade(course: Course, student: Student): Grade {
  const first = firstGrade(course, student)
  return gradeNumber(first) > gradeNumber(student.grade) ? first : student.grade
}

function isUnwanted({ id, subject }: Course, unwanted: readonly string[]): boolean {
  return unwanted.includes(subject) || unwanted.includes(courseNames[id])
}

function onePerSubject(sorted: readonly Course[]): Course[] {
  const chosen = new Map<string, Course>()
  for (const course of sorted) if (!chosen.has(course.subject)) chosen.set(course.subject, course)
  return [...chosen.values()].slice(0, judgement.coursesAtOnce)
}

/**
 * Picks the courses that became available most recently, because the student has probably taken the earlier ones. If
 * none is available yet, picks the courses available soonest.
 */
function chooseAp(student: Student, unwanted: readonly string[]): Course[] {
  const offered = courses
    .filter((course) => course.exam === 'AP' && (course.only ?? student.country) === student.country)
    .filter((course) => !isUnwanted(course, unwanted))
    .map((course) => ({ course, first: gradeNumber(firstGrade(course, student)) }))
  const now = offered.filter(({ first }) => first <= gradeNumber(student.grade))
  const sorted =
    now.length > 0
      ? now.toSorted((one, other) => other.first - one.first)
      : offered.toSorted((one, other) => one.first - other.first)
  return onePerSubject(sorted.map(({ course }) => course))
}

const sciences: readonly string[] = ['physics', 'chemistry', 'biology']

/** Picks mathematics, English, and the science that the student has covered most. */
function chooseIb(student: Student, unwanted: readonly string[]): Course[] {
  const science = courses
    .filter((course) => course.exam === 'IB' && sciences.includes(course.subject) && !isUnwanted(course, unwanted))
    .toSorted((one, other) => meanExposure(other.skills, student) - meanExposure(one.skills, student))[0]
  const mathematics = findCourse('ib.math-aa-hl')
  const english = findCourse('ib.english-a')
  const all = science ? [mathematics, science, english] : [mathematics, english]
  return all.filter((course) => !isUnwanted(course, unwanted))
}

/** Returns the courses named in the goal. If there are none, picks courses for the grade, except `unwanted` ones. */
export function chooseCourses(
  exam: 'AP' | 'IB',
  named: readonly CourseId[],
  student: Student,
  unwanted: readonly string[] = [],
): Course[] {
  if (named.length > 0) return named.map(findCourse)
  return exam === 'AP' ? chooseAp(student, unwanted) : chooseIb(student, unwanted)
}
