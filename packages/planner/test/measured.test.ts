import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries, grades } from '../src/context.ts'
import { toQuestionsOfTen } from '../src/measured.ts'
import { draftPlan, planStrategy } from '../src/plan.ts'
import { renderStrategy } from '../src/render.ts'
import { addSharedAnswers } from '../src/shared-answers.ts'
import { isLeveled, type Strategy, strategySchema } from '../src/strategy.ts'
import { bank, listSummaryKeys } from './contexts.ts'
import { localeTexts, translator } from './locales.ts'
import { findArea, math, measureMath, plan, sat, strong, student, weak } from './measure-math.ts'

const minutesIn = ({ focus }: Strategy, subject: string) =>
  focus.filter((area) => area.subject === subject).reduce((sum, { minutes }) => sum + minutes, 0)

describe('a plan without a measurement', () => {
  test('uses format version 1 when no section was measured', () => {
    expect(plan([]).version).toBe(1)
    expect(plan([])).toEqual(planStrategy({ ...sat, problems: bank }))
  })

  test('returns the same plan when a measurement is outside the goal or has no answers', () => {
    const goal = { kind: 'preset', preset: 'AP_5' } as const
    const ap = { ...student, goal, problems: bank }
    expect(planStrategy({ ...ap, measured: [measureMath()] })).toEqual(planStrategy(ap))
    const empty = { low: 0.2, high: 0.8, answersEach: 0 }
    const unanswered = measureMath({
      'sat.algebra': empty,
      'sat.advanced-math': empty,
      'sat.problem-solving-data': empty,
      'sat.geometry-trigonometry': empty,
    })
    expect(plan([unanswered])).toEqual(plan([]))
  })
})

describe('an unmeasured section next to a measured one', () => {
  test('keeps the expected level and scores of an unmeasured section, and marks them as expected', () => {
    const strategy = plan([measureMath()])
    const rest = strategy.focus.filter(({ subject }) => subject === 'english')
    expect(rest.length).toBeGreaterThan(0)
    for (const area of rest) {
      expect(area).toMatchObject({ basis: 'expected', points: { highest: 800 } })
      expect(isLeveled(area)).toBe(false)
    }
    const english = plan([]).focus.filter(({ subject }) => subject === 'english')
    expect(rest[0]).toMatchObject({ mastery: english[0]?.mastery, target: english[0]?.target })
    expect(strategy.summary.slice(0, 2)).toEqual([
      { key: 'stand.measured', values: { section: { term: 'section.sat.math' }, answers: 15 } },
      {
        key: 'stand.expectedRest',
        values: { sections: { terms: ['section.sat.reading-writing'] }, grade: { term: 'grade.G11' } },
      },
    ])
  })

  test("barely changes an unmeasured section's share of the week when the measured section is at grade level", () => {
    // An on-track student scores 530 in this section, which is an ability of 0.13 logits: enough to answer about 53% of
    // the questions. The goal of 750 corresponds to 85%.
    const usual = { low: 0.45, high: 0.61 }
    const onGrade = measureMath(
      {
        'sat.algebra': usual,
        'sat.advanced-math': usual,
        'sat.problem-solving-data': usual,
        'sat.geometry-trigonometry': usual,
      },
      { target: 0.85 },
    )
    const expected = minutesIn(plan([]), 'english') / plan([]).week.minutes
    const measured = minutesIn(plan([onGrade]), 'english') / plan([onGrade]).week.minutes
    expect(Math.abs(measured - expected)).toBeLessThan(0.05)
  })

  test('gives an unmeasured section more minutes than a strong measured section, and fewer than a weak one', () => {
    const everywhere = (level: { low: number; high: number }) =>
      plan([
        measureMath({
          'sat.algebra': level,
          'sat.advanced-math': level,
          'sat.problem-solving-data': level,
          'sat.geometry-trigonometry': level,
        }),
      ])
    const english = (strategy: Strategy) => minutesIn(strategy, 'english')
    const mathematics = (strategy: Strategy) => minutesIn(strategy, 'mathematics')
    expect(english(everywhere(strong))).toBeGreaterThan(mathematics(everywhere(strong)))
    expect(english(everywhere(weak))).toBeLessThan(mathematics(everywhere(weak)))
    expect(everywhere(strong).week.minutes).toBeLessThanOrEqual(everywhere(weak).week.minutes)
  })

  test("starts an unmeasured section at the goal's current score", () => {
    const goal = { kind: 'text', text: 'SAT from 1300 to 1500' } as const
    const keys = listSummaryKeys(planStrategy({ ...student, goal, problems: [], measured: [measureMath()] }))
    expect(keys).toContain('stand.ownRest')
    expect(keys).not.toContain('stand.scoreOwn')
  })
})

test('never projects a score for a measured section', () => {
  for (const input of [sat, math]) {
    const keys = listSummaryKeys(plan([measureMath({ 'sat.algebra': weak })], input))
    for (const key of ['stand.score', 'need.sat', 'need.section', 'need.ahead', 'need.milestone']) {
      expect(keys).not.toContain(key)
    }
    expect(keys).toContain(input === sat ? 'need.satTargets' : 'need.sectionTarget')
  }
})

test('notes that levels are provisional if most difficulties are guessed', () => {
  expect(listSummaryKeys(plan([measureMath({}, { provisional: true })]))).toContain('also.provisional')
  expect(listSummaryKeys(plan([measureMath()]))).not.toContain('also.provisional')
})

test('lists on-track areas that the plan leaves out', () => {
  const strategy = plan([measureMath({ 'sat.algebra': strong, 'sat.geometry-trigonometry': weak })], math)
  expect(findArea(strategy, 'algebra')).toBeUndefined()
  const note = { key: 'also.onTrack', values: { areas: { terms: ['domain.sat.algebra'] } } }
  expect(strategy.summary).toContainEqual(note)
})

test('omits only the areas of the measured section when that section has reached the goal', () => {
  const goal = { kind: 'text', text: 'SAT 1450 and AP Chemistry 5' } as const
  const reached = measureMath({
    'sat.algebra': strong,
    'sat.advanced-math': strong,
    'sat.problem-solving-data': strong,
    'sat.geometry-trigonometry': strong,
  })
  const { focus } = planStrategy({ ...student, goal, problems: [], measured: [reached] })
  expect(focus.filter(({ subject }) => subject === 'chemistry').length).toBeGreaterThan(1)
  expect(focus.some(({ subject }) => subject === 'english')).toBe(true)
  expect(focus.some(({ subject }) => subject === 'mathematics')).toBe(false)
})

test('keeps the run with more answers in each domain when it merges runs', () => {
  const overview = measureMath({ 'sat.algebra': { low: 0.4, high: 0.8 } })
  const closer = measureMath(
    {
      'sat.algebra': { low: 0.55, high: 0.65, answersEach: 4 },
      'sat.advanced-math': { low: 0.3, high: 0.9, answersEach: 0 },
    },
    { target: 0.82 },
  )
  const merged = plan([overview, closer])
  expect(findArea(merged, 'algebra')).toMatchObject({ low: 0.55, answers: 16, target: 0.82 })
  expect(findArea(merged, 'advanced-math')).toMatchObject({ low: 0.5, basis: 'measured' })
})

test('returns the answers separately from the strategy, which contains only their number', () => {
  const { strategy, answers } = draftPlan({ ...sat, measured: [measureMath()] }).complete(bank)
  expect(JSON.stringify(strategy)).not.toMatch(/outcome|position/)
  const algebra = answers.find(({ area }) => area === 'domain.sat.algebra')
  expect(algebra?.answers).toHaveLength(4)
  expect(algebra?.answers[0]).toEqual({ position: 0, skill: 'math.linear-equations', outcome: 'right' })
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const level = fc
  .record({
    range: fc.tuple(share, share),
    verdict: fc.constantFrom('needs_work', 'on_track', 'not_sure', 'inferred', 'expected'),
    answersEach: fc.nat(4),
  })
  .map(({ range: [one, other], ...rest }) => ({ low: Math.min(one, other), high: Math.max(one, other), ...rest }))

test('builds and renders a storable plan for any measurement', () => {
  const goals = [
    'SAT 1500',
    'SAT Math 700',
    'SAT',
    'SAT 1700',
    'PSAT',
    'SAT from 1300 to 1400',
    'AP Physics 1, SAT 1200',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...goals),
      fc.constantFrom(...countries),
      fc.constantFrom(...grades),
      fc.tuple(level, level, level, level),
      share,
      fc.boolean(),
      (text, country, grade, [algebra, advanced, data, geometry], target, provisional) => {
        const levels = {
          'sat.algebra': algebra,
          'sat.advanced-math': advanced,
          'sat.problem-solving-data': data,
          'sat.geometry-trigonometry': geometry,
        }
        const measured = [measureMath(levels, { target, provisional })]
        const goal = { kind: 'text', text } as const
        const input = { country, grade, goal, today: '2026-11-21', measured }
        const { strategy, answers } = draftPlan(input).complete(bank)
        const shared = addSharedAnswers(strategy, answers)
        for (const one of [strategy, shared]) expect(strategySchema.parse(one)).toEqual(one)
        expect(strategy.focus.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThan(0)
        for (const language of localeTexts.keys()) {
          const rendered = JSON.stringify(renderStrategy(strategy, translator(language), language))
          expect(rendered).not.toMatch(/\{\{|undefined|NaN/)
          expect(rendered).not.toMatch(/\p{Script=Han}[ \u00a0]\p{Script=Han}/u)
        }
      },
    ),
    { numRuns: 100 },
  )
})

describe('toQuestionsOfTen', () => {
  test.each([
    [0.52, 0.71, 5, 8],
    [0.3, 0.7, 3, 7],
    [0.57, 0.58, 5, 6],
    [0, 1, 0, 10],
  ])('returns whole numbers that enclose the band from %f to %f', (low, high, least, most) => {
    expect(toQuestionsOfTen({ low, high })).toEqual({ low: least, high: most })
  })
})
