import { expect, it } from 'vitest'
import { grades } from '../context.ts'
import { apCourseRows } from '../data/ap-courses.ts'
import { findCourse } from '../data/courses.ts'
import { ibCourseRows } from '../data/ib-courses.ts'
import { courseAreas } from './skill-areas.ts'

const courseIds = [...apCourseRows, ...ibCourseRows].map(({ id }) => id)

it.each(courseIds.flatMap((id) => grades.map((grade) => ({ id, grade }))))(
  'returns areas for $id whose weights sum to 1 for a student in $grade',
  ({ id, grade }) => {
    for (const country of ['US', 'CA'] as const) {
      const areas = courseAreas({ courses: [findCourse(id)], score: 5 }, { country, grade, today: '2026-11-21' })
      expect(areas, country).not.toHaveLength(0)
      expect(areas.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
    }
  },
)
