import { expect, it } from 'vitest'
import { grades } from '../context.ts'
import { apCourseRows } from '../data/ap-courses.ts'
import { findCourse } from '../data/courses.ts'
import { ibCourseRows } from '../data/ib-courses.ts'
import { listAreasOfCourses } from './skill-areas.ts'

const courseIds = [...apCourseRows, ...ibCourseRows].map(({ id }) => id)

it.each(courseIds.flatMap((id) => grades.map((grade) => ({ id, grade }))))(
  'returns areas for $id in $grade with weights that add up to 1',
  ({ id, grade }) => {
    const track = { courses: [findCourse(id)], current: new Map(), score: 5 }
    for (const country of ['US', 'CA'] as const) {
      const areas = listAreasOfCourses(track, { country, grade, today: '2026-11-21' })
      expect(areas, country).not.toHaveLength(0)
      expect(areas.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
    }
  },
)

it('spreads a current score over the areas without changing their weighted mean', () => {
  const current = new Map([['ap.chemistry' as const, 3]])
  const track = { courses: [findCourse('ap.chemistry')], current, score: 5 }
  const areas = listAreasOfCourses(track, { country: 'US', grade: 'G11', today: '2026-11-21' })
  expect(areas.every(({ own }) => own)).toBe(true)
  expect(areas.reduce((sum, { weight, mastery }) => sum + weight * mastery, 0)).toBeCloseTo((3 - 1) / (5 - 1))
})
