import { apCourseRows } from './ap-courses.ts'
import { ibCourseRows } from './ib-courses.ts'
import type { SkillId, Subject } from './skills.ts'

export type CourseId = (typeof apCourseRows)[number]['id'] | (typeof ibCourseRows)[number]['id']

/** A course that has its own exam. */
export interface Course {
  readonly id: CourseId
  readonly exam: 'AP' | 'IB'
  readonly subject: Subject
  /** The skills that the exam covers, in the order in which they are taught. */
  readonly skills: readonly SkillId[]
  /** The skills that a student should have learned before the school year of the course. */
  readonly foundations: readonly SkillId[]
  /** The country in which the course is offered; undefined when it is offered in both. */
  readonly only?: 'US' | 'CA'
}

export const courses: readonly Course[] = [
  ...apCourseRows.map((row) => ({ ...row, exam: 'AP' as const })),
  ...ibCourseRows.map((row) => ({ ...row, exam: 'IB' as const })),
]

export const courseIds: readonly CourseId[] = courses.map((course) => course.id)
const byId: ReadonlyMap<string, Course> = new Map(courses.map((course) => [course.id, course]))

/**
 * Returns the course with the given id. Throws a RangeError for an unknown id, which the type should already prevent.
 */
export function findCourse(id: CourseId): Course {
  const course = byId.get(id)
  if (!course) throw new RangeError(`Unknown course: ${id}`)
  return course
}
