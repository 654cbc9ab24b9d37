import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { planStrategy } from '../src/plan.ts'
import { renderStrategy } from '../src/render.ts'
import { isLeveled, strategySchema } from '../src/strategy.ts'
import { buildStrategy } from './contexts.ts'
import { localeTexts, translator } from './locales.ts'
import { measureMath } from './measure-math.ts'

const strategy = buildStrategy({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' })
const need = { key: 'goal.score', values: { exam: { term: 'exam.SAT' }, score: 1500 } }

describe('strategySchema', () => {
  test.each<[string, object]>([
    ['a later version', { version: 3 }],
    ['the version of measured plans, without what its areas are based on', { version: 2 }],
    ['an unknown field', { mood: 'good' }],
    ['an unknown phrase', { summary: [{ key: 'stand.unheard', values: {} }] }],
    ['a key of every object', { summary: [{ key: 'toString', values: {} }] }],
    ['an unknown term', { goals: [{ ...need, values: { ...need.values, exam: { term: 'exam.GRE' } } }] }],
    ['a missing value', { goals: [{ ...need, values: { score: 1500 } }] }],
    ['a value too many', { goals: [{ ...need, values: { ...need.values, note: 1 } }] }],
    ['a value of another kind', { goals: [{ ...need, values: { ...need.values, score: { term: 'exam.SAT' } } }] }],
    ['prose in a value', { goals: [{ ...need, values: { ...need.values, score: 'fifteen hundred' } }] }],
    ['a day that does not exist', { context: { ...strategy.context, today: '2027-02-30' } }],
    ['minutes below zero', { week: { ...strategy.week, minutes: -5 } }],
  ])('rejects a strategy with %s', (_, change) => {
    expect(strategySchema.safeParse({ ...strategy, ...change }).success).toBe(false)
  })

  test('accepts a strategy that contains only known phrases and terms', () => {
    expect(strategySchema.safeParse({ ...strategy, goals: [need] }).success).toBe(true)
  })
})

const measured = planStrategy({
  country: 'US',
  grade: 'G11',
  goal: { kind: 'preset', preset: 'SAT_1500_PLUS' },
  today: '2026-11-21',
  problems: [],
  measured: [measureMath()],
})
const [area] = measured.focus.filter(isLeveled)

describe('strategySchema for version 2', () => {
  test.each<[string, object]>([
    ['a score', { points: { now: 500, target: 750, highest: 800 } }],
    ['the mark of a score that the goal says', { own: true }],
    ['the id of a run', { run: 'abcdefghijklmnopqrstuv' }],
    ['no range', { low: undefined }],
    ['a range beyond 1', { high: 1.2 }],
    ['a range that ends before it starts', { low: 0.8, high: 0.2 }],
    ['a verdict of another basis', { basis: 'inferred' }],
    ['an unknown basis', { basis: 'felt' }],
    ['the text of an item', { sharedAnswers: [{ position: 0, skill: 'math.functions', outcome: 'right', body: 'x' }] }],
  ])('rejects a measured area with %s', (_, change) => {
    expect(strategySchema.safeParse({ ...measured, focus: [area] }).success).toBe(true)
    expect(strategySchema.safeParse({ ...measured, focus: [{ ...area, ...change }] }).success).toBe(false)
  })

  test('accepts a strategy when a focus area contains shared answers', () => {
    const sharedAnswers = [{ position: 0, skill: 'math.functions', outcome: 'unknown' }]
    const shared = { ...measured, focus: [{ ...area, sharedAnswers }] }
    expect(strategySchema.parse(shared)).toEqual(shared)
  })
})

describe.each([
  ['strategy-v1', 1, 6],
  ['strategy-v2', 2, 5],
] as const)('stored strategies in %s', (name, version, least) => {
  const folder = new URL(`../fixtures/${name}/`, import.meta.url)
  const fixtures = readdirSync(folder).filter((file) => file.endsWith('.json'))

  test(`finds at least ${least} fixtures`, () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(least)
  })

  test.each(fixtures)('parses %s unchanged and renders it in four languages', (file) => {
    const json: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    const stored = strategySchema.parse(json)
    expect(stored).toEqual(json)
    expect(stored.version).toBe(version)
    for (const language of localeTexts.keys()) {
      const rendered = renderStrategy(stored, translator(language), language)
      expect(rendered.summary).not.toMatch(/\{\{|undefined/)
      expect(rendered.nextWeekPlan.length).toBeGreaterThan(0)
    }
  })
})
