import { apCourseRows } from './ap-courses.ts'
import { ibCourseRows } from './ib-courses.ts'
import type { SkillId, Subject } from './skills.ts'

export type CourseId = (typeof apCourseRows)[number]['id'] | (typeof ibCourseRows)[number]['id']

export interface Course {
  readonly id: CourseId
  readonly exam: 'AP' | 'IB'
  readonly subject: Subject
  /** The skills that the exam covers, in teaching order. */
  readonly skills: readonly SkillId[]
  /** The skills to have learned before the course starts. */
  readonly foundations: readonly SkillId[]
  /** The only country that offers the course. If undefined, both do. */
  readonly only?: 'US' | 'CA'
}

export const courses: readonly Course[] = [
  ...apCourseRows.map((row) => ({ ...row, exam: 'AP' as const })),
  ...ibCourseRows.map((row) => ({ ...row, exam: 'IB' as const })),
]

export const courseIds: readonly CourseId[] = courses.map((course) => course.id)
const byId: ReadonlyMap<string, Course> = new Map(courses.map((course) => [course.id, course]))

/** @throws RangeError for an unknown id, which the type should prevent */
export function findCourse(id: CourseId): Course {
  const course = byId.get(id)
  if (!course) throw new RangeError(`Unknown course: ${id}`)
  return course
}
