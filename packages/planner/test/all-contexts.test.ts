import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../src/calendar.ts'
import { countries, grades } from '../src/context.ts'
import { judgement } from '../src/data/judgement.ts'
import { planStrategy } from '../src/plan.ts'
import { renderStrategy } from '../src/render.ts'
import { type Strategy, strategySchema } from '../src/strategy.ts'
import { bank, buildStrategy, contexts, days } from './contexts.ts'
import { localeTexts, translator } from './locales.ts'

function checkInvariants(strategy: Strategy, ids: ReadonlySet<number>): void {
  const { country, grade, today } = strategy.context
  const { schoolNight, saturday } = judgement.week[grade]
  const spent = strategy.week.days.reduce((sum, day) => sum + day.minutes, 0)
  expect(spent).toBeLessThanOrEqual(strategy.week.minutes)
  expect(strategy.week.minutes).toBeLessThanOrEqual(judgement.week[grade].most)
  expect(strategy.week.days).toHaveLength(7)
  expect(strategy.week.days.some((day) => day.tasks.length === 0)).toBe(true)
  for (const day of strategy.week.days) {
    expect(day.minutes).toBe(day.tasks.reduce((sum, task) => sum + task.minutes, 0))
    expect(day.minutes).toBeLessThanOrEqual(day.weekday === 'saturday' ? saturday : schoolNight)
  }
  const weekend = strategy.week.days.filter(({ weekday }) => weekday === 'saturday' || weekday === 'sunday')
  expect(weekend.flatMap((day) => day.tasks).some((task) => task.kind === 'timed' || task.kind === 'review')).toBe(true)
  const focusMinutes = strategy.focus.reduce((sum, area) => sum + area.minutes, 0)
  const sessionMinutes = strategy.week.days
    .flatMap((day) => day.tasks)
    .filter((task) => task.skill !== null)
    .reduce((sum, task) => sum + task.minutes, 0)
  expect(sessionMinutes).toBe(focusMinutes)
  for (const { id } of strategy.problems) expect(ids.has(id)).toBe(true)
  const recommended = strategy.problems.map(({ id }) => id)
  expect(new Set(recommended).size).toBe(recommended.length)
  for (const id of strategy.week.days.flatMap((day) => day.tasks.flatMap((task) => task.problemIds))) {
    expect(recommended).toContain(id)
  }
  for (const { date } of strategy.dates) expect(date >= today).toBe(true)
  expect(country === 'US' && JSON.stringify(strategy).includes('OUAC')).toBe(false)
  expect(strategy.summary.length).toBeGreaterThanOrEqual(3)
  expect(strategy.summary.length).toBeLessThanOrEqual(10)
  expect(strategy.modules.length).toBeLessThanOrEqual(6)
  expect(strategy.focus.length).toBeGreaterThan(0)
  expect(strategySchema.parse(JSON.parse(JSON.stringify(strategy)))).toEqual(strategy)
}

function checkRendering(strategy: Strategy): void {
  for (const language of localeTexts.keys()) {
    const rendered = renderStrategy(strategy, translator(language), language)
    const text = JSON.stringify(rendered)
    expect(text).not.toMatch(/\{\{|undefined|NaN|Invalid/)
    expect(text).not.toMatch(/\p{Script=Han}[ \u00a0]\p{Script=Han}/u)
    expect(rendered.weaknesses).toHaveLength(strategy.focus.length)
    expect(rendered.recommendedProblems).toEqual(strategy.problems.map(({ id, title }) => ({ id, title })))
  }
}

const bankIds = new Set(bank.map(({ id }) => id))

describe.each(days)('strategies on %s', (today) => {
  test.each(contexts)('builds and renders a valid plan for $country $grade $preset', (context) => {
    const strategy = buildStrategy(context, today)
    checkInvariants(strategy, bankIds)
    checkRendering(strategy)
    expect(strategy.problems.length).toBeGreaterThanOrEqual(judgement.problems.least)
    expect(strategy.problems.length).toBeLessThanOrEqual(judgement.problems.most)
  })

  // By July, seniors in both countries have learned every topic and have no exams left, so their IB plans are
  // identical.
  const distinct = today === '2027-07-01' ? contexts.length - 1 : contexts.length

  test('builds a different plan for each combination of country, grade and preset', () => {
    const plans = contexts.map((context) => {
      const { context: _, ...plan } = buildStrategy(context, today)
      return JSON.stringify(plan)
    })
    expect(new Set(plans).size).toBe(distinct)
  })
})

const goalWords = fc.constantFrom(
  ...[
    'SAT',
    'ACT',
    'AP',
    'IB',
    'OUAC',
    '1500',
    '33',
    '7',
    '42',
    'math',
    'AP Bio',
    'HL',
    'not',
    '말고',
    '化學',
    'engineering',
  ],
)

const anyGoal = fc.oneof(
  fc.array(goalWords, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
  fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
)

test('builds a valid and deterministic plan for any goal on any day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.constantFrom(...grades),
      anyGoal,
      fc.integer({ min: 0, max: 900 }),
      fc.subarray([...bank]),
      (country, grade, text, offset, problems) => {
        const input = {
          country,
          grade,
          goal: { kind: 'text' as const, text },
          today: addDays('2026-09-01', offset),
          problems,
        }
        const strategy = planStrategy(input)
        checkInvariants(strategy, new Set(problems.map(({ id }) => id)))
        checkRendering(strategy)
        expect(planStrategy(input)).toEqual(strategy)
        expect(planStrategy({ ...input, problems: problems.toReversed() })).toEqual(strategy)
      },
    ),
    { numRuns: 150 },
  )
})
