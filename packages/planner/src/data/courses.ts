import { apCourseRows } from './ap-courses.ts'
import { ibCourseRows } from './ib-courses.ts'
import type { SkillId, Subject } from './skills.ts'

export type CourseId = (typeof apCourseRows)[number]['id'] | (typeof ibCourseRows)[number]['id']

/** A course with an exam of its own. */
export interface Course {
  readonly id: CourseId
  readonly exam: 'AP' | 'IB'
  readonly subject: Subject
  /** What the exam asks, in the order in which it is taught. */
  readonly skills: readonly SkillId[]
  /** What a student should have met before the course's year begins. */
  readonly foundations: readonly SkillId[]
  /** Offered to students of one country only. */
  readonly only?: 'US' | 'CA'
}

export const courses: readonly Course[] = [
  ...apCourseRows.map((row) => ({ ...row, exam: 'AP' as const })),
  ...ibCourseRows.map((row) => ({ ...row, exam: 'IB' as const })),
]

export const courseIds: readonly CourseId[] = courses.map((course) => course.id)
const byId: ReadonlyMap<string, Course> = new Map(courses.map((course) => [course.id, course]))

/** Throws for an id that is not in the table, which the type already rules out. */
export function findCourse(id: CourseId): Course {
  const course = byId.get(id)
  if (!course) throw new RangeError(`Unknown course: ${id}`)
  return course
}
