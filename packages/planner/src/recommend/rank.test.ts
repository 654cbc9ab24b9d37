import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Country, countries, type Grade, grades, type PresetGoal, presetGoals } from '../context.ts'
import type { Goal } from '../goal.ts'
import { catalog } from './catalog.ts'
import { type Recommendation, recommendCards } from './rank.ts'

const preset = (name: PresetGoal): Goal => ({ kind: 'preset', preset: name })
const places = countries.flatMap((country) => grades.map((grade) => ({ country, grade })))
const contexts = places.flatMap((place) => presetGoals.map((name) => ({ ...place, name })))
const ids = (found: readonly Recommendation[]) => found.map(({ card }) => card.id)

function forGoal(text: string, country: Country = 'US', grade: Grade = 'G11'): Recommendation[] {
  return recommendCards({ country, grade, goal: { kind: 'text', text } })
}

function expectSound(found: readonly Recommendation[], country: Country, grade: Grade): void {
  expect(found.length).toBeGreaterThanOrEqual(5)
  expect(found.length).toBeLessThanOrEqual(8)
  expect(new Set(found.map(({ card }) => card.slug)).size).toBe(found.length)
  for (const { card } of found) {
    expect(card.countries).toContain(country)
    expect(card.grades).toContain(grade)
  }
}

test.each(contexts)('recommends five to eight suitable cards for $country $grade $name', ({ country, grade, name }) => {
  const found = recommendCards({ country, grade, goal: preset(name) })
  expectSound(found, country, grade)
  expect(found.some(({ reason }) => reason.key === 'goal')).toBe(true)
})

test('recommends a different list for each combination of country, grade and goal', () => {
  const lists = contexts.map(({ name, ...place }) => ids(recommendCards({ ...place, goal: preset(name) })).join())
  const general = places.map((place) => ids(recommendCards({ ...place, goal: null })).join())
  expect(new Set([...lists, ...general]).size).toBe(lists.length + general.length)
})

test('returns a valid and deterministic list for any goal text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.string({ minLength: 1, maxLength: 200 }), ({ country, grade }, text) => {
      const found = forGoal(text, country, grade)
      expectSound(found, country, grade)
      expect(forGoal(text, country, grade)).toEqual(found)
    }),
  )
})

test('recommends every card for at least one combination of country, grade and goal', () => {
  const goals = ['math', 'physics', 'chemistry', 'biology', 'history', 'business', 'OUAC engineering', 'be happy']
  const shown = new Set([
    ...contexts.flatMap(({ name, ...place }) => ids(recommendCards({ ...place, goal: preset(name) }))),
    ...places.flatMap(({ country, grade }) => goals.flatMap((goal) => ids(forGoal(goal, country, grade)))),
  ])
  expect(catalog.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([])
})

describe('recommendation order', () => {
  test.each([
    ['SAT 1450', 'US', 'exams.sat-us', 'goal'],
    ['SAT 1450', 'CA', 'exams.sat-ca', 'goal'],
    ['수능 말고 ACT 33', 'US', 'exams.act-us', 'goal'],
    ['AP Calc BC 5', 'US', 'us.math', 'subject'],
    ['IB 40 points', 'CA', 'strategy.ib', 'goal'],
    ['OUAC engineering', 'CA', 'exams.ouac', 'goal'],
    ['提高化學成績', 'US', 'practice.chemistry', 'subject'],
    ['history', 'CA', 'ca.social-studies', 'subject'],
    ['computer science', 'US', 'us.cs-engineering', 'subject'],
    ['business', 'CA', 'ca.economics-social', 'subject'],
    ['be happy', 'US', 'strategy.any', 'start'],
  ] as const)('for the goal %s in %s, ranks %s first with the reason %s', (goal, country, id, key) => {
    expect(forGoal(goal, country)[0]).toMatchObject({ card: { id }, reason: { key } })
  })
})

test('omits guides for exams outside the goal', () => {
  const slugs = recommendCards({ country: 'US', grade: 'G11', goal: preset('ACT_35_PLUS') }).map(
    ({ card }) => card.slug,
  )
  expect(slugs).not.toContain('/guides/us/exams/sat')
  expect(slugs).not.toContain('/guides/us/exams/ap')
})

test('ignores an Ontario application when the student is in the US', () => {
  expect(forGoal('OUAC')).toEqual(forGoal('be happy'))
})

test('ranks cards higher when their subject matches a course in the goal', () => {
  const chemistry = ids(forGoal('AP Chemistry 5'))
  expect(chemistry.indexOf('us.science')).toBeLessThan(chemistry.indexOf('us.math'))
  expect(chemistry).toContain('practice.chemistry')
})

test("states the grade as the reason when a card matters most in the student's grade", () => {
  const senior = recommendCards({ country: 'CA', grade: 'G12', goal: preset('IB_7') })
  expect(senior).toContainEqual(expect.objectContaining({ reason: { key: 'grade', values: { grade: 'grade.G12' } } }))
  expect(ids(senior)).toContain('exams.ouac-this-year')
})
