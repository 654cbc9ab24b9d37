import { weeksBrowser } from '@pathwise/testing/frozen'
import { expect, it } from 'vitest'
import { plannedWeekSchema, workSchema } from './work.schemas.ts'
import { mergeWeeks, mergeWorks } from './work.vocabulary.ts'

it('parses the sittings and planned weeks that browsers stored on 2026-11-25', () => {
  const works = workSchema.array().parse(JSON.parse(weeksBrowser['pathwise.sittings.1']))
  const weeks = plannedWeekSchema.array().parse(JSON.parse(weeksBrowser['pathwise.planned-weeks.1']))
  expect(works.map(({ task }) => task)).toEqual([
    'practise.english.sentence-boundaries.1',
    null,
    'learn.math.polynomials',
  ])
  expect(mergeWorks(works, works)).toEqual(works)
  expect(mergeWeeks(weeks, weeks)).toEqual([{ plan: 'US/G11/SAT_1500_PLUS/plan', week: '2026-11-23', minutes: 220 }])
})
