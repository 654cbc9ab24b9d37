import { gradeNumber } from '../calendar.ts'
import { type Grade, grades } from '../context.ts'
import { type Course, type CourseId, courses, findCourse } from '../data/courses.ts'
import { judgement } from '../data/judgement.ts'
import { gradesUntilMet, meanExposure, type Student } from './exposure.ts'

/** The first grade that can sit a course: the one after its foundations are normally met. IB courses are all sat in grade 12. */
function firstGrade(course: Course, student: Student): Grade {
  if (course.exam === 'IB') return 'G12'
  const until = Math.max(...course.foundations.map((skill) => gradesUntilMet(skill, student)))
  const index = Math.min(grades.length - 1, Math.max(0, gradeNumber(student.grade) - 9 + until + 1))
  return grades[index] ?? 'G12'
}

/** The grade in which this student sits the course: this one, or the first that can. */
export function sittingGrade(course: Course, student: Student): Grade {
  const first = firstGrade(course, student)
  return gradeNumber(first) > gradeNumber(student.grade) ? first : student.grade
}

function onePerSubject(sorted: readonly Course[]): Course[] {
  const chosen = new Map<string, Course>()
  for (const course of sorted) if (!chosen.has(course.subject)) chosen.set(course.subject, course)
  return [...chosen.values()].slice(0, judgement.coursesAtOnce)
}

/** The courses that have only just come within reach go first, those of past years being sat already; in a grade without any, the soonest. */
function chooseAp(student: Student): Course[] {
  const offered = courses
    .filter((course) => course.exam === 'AP' && (course.only ?? student.country) === student.country)
    .map((course) => ({ course, first: gradeNumber(firstGrade(course, student)) }))
  const now = offered.filter(({ first }) => first <= gradeNumber(student.grade))
  const sorted =
    now.length > 0
      ? now.toSorted((one, other) => other.first - one.first)
      : offered.toSorted((one, other) => one.first - other.first)
  return onePerSubject(sorted.map(({ course }) => course))
}

const sciences: readonly string[] = ['physics', 'chemistry', 'biology']

/** Mathematics, the science whose topics this grade has met most of, and the first language. */
function chooseIb(student: Student): Course[] {
  const science = courses
    .filter((course) => course.exam === 'IB' && sciences.includes(course.subject))
    .toSorted((one, other) => meanExposure(other.skills, student) - meanExposure(one.skills, student))[0]
  const mathematics = findCourse('ib.math-aa-hl')
  const english = findCourse('ib.english-a')
  return science ? [mathematics, science, english] : [mathematics, english]
}

/** The courses that the goal names, or else those that suit the grade. */
export function chooseCourses(exam: 'AP' | 'IB', named: readonly CourseId[], student: Student): Course[] {
  if (named.length > 0) return named.map(findCourse)
  return exam === 'AP' ? chooseAp(student) : chooseIb(student)
}
