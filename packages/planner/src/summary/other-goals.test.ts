import { expect, it } from 'vitest'
import { planText } from '../../test/contexts.ts'
import { strategySchema } from '../strategy.ts'

const listOthers = (text: string) =>
  planText(text).summary.filter(({ key }) => ['also.goals', 'also.score', 'also.courses'].includes(key))

it.each([
  [
    'SAT 1400 and AP Chemistry 5',
    [{ key: 'also.courses', values: { courses: { terms: ['course.ap.chemistry'] }, score: 5 } }],
  ],
  [
    'better grades in APUSH and 1400 on the sat',
    [{ key: 'also.score', values: { exam: { term: 'exam.SAT' }, score: 1400 } }],
  ],
  ['AP Chemistry 5 and the SAT', [{ key: 'also.goals', values: { exams: { terms: ['exam.SAT'] } } }]],
  ['SAT 1400 and AP Chemistry', [{ key: 'also.goals', values: { exams: { terms: ['course.ap.chemistry'] } } }]],
  ['SAT 1400', []],
])('states the goals besides the main one, with their targets: %s', (text, phrases) => {
  expect(listOthers(text)).toEqual(phrases)
})

it('names the other goals in one sentence when more than two have a target', () => {
  const text = 'SAT 1400, ACT 32, AP Chemistry 5 and IB Physics SL 6'
  expect(listOthers(text).map(({ key }) => key)).toEqual(['also.goals'])
  expect(strategySchema.safeParse(planText(text)).success).toBe(true)
})
