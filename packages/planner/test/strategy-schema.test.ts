import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderStrategy } from '../src/render.ts'
import { strategySchema } from '../src/strategy.ts'
import { planFor } from './contexts.ts'
import { localeTexts, translator } from './locales.ts'

const strategy = planFor({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' })
const need = { key: 'goal.score', values: { exam: { term: 'exam.SAT' }, score: 1500 } }

describe('strategySchema', () => {
  test.each<[string, object]>([
    ['a later version', { version: 2 }],
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

  test('accepts a strategy that uses only existing phrases and terms', () => {
    expect(strategySchema.safeParse({ ...strategy, goals: [need] }).success).toBe(true)
  })
})

const folder = new URL('../fixtures/strategy-v1/', import.meta.url)
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.json'))

test('has at least six stored strategies', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(6)
})

test.each(fixtures)('parses the stored strategy %s and renders it in four languages', (name) => {
  const stored = strategySchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  for (const language of localeTexts.keys()) {
    const rendered = renderStrategy(stored, translator(language), language)
    expect(rendered.summary).not.toMatch(/\{\{|undefined/)
    expect(rendered.nextWeekPlan.length).toBeGreaterThan(0)
  }
})
