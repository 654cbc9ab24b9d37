import { expect, test } from 'vitest'
import { recommendations as english } from '../../i18n/src/locales/en/recommendations.ts'
import { recommendations as korean } from '../../i18n/src/locales/ko/recommendations.ts'
import { recommendations as simplified } from '../../i18n/src/locales/zh-CN/recommendations.ts'
import { recommendations as traditional } from '../../i18n/src/locales/zh-TW/recommendations.ts'
import { catalog } from '../src/recommend/catalog.ts'
import { flatten, placeholders } from './locales.ts'

/** The placeholders in each reason's text. */
const reasons = {
  goal: ['exam'],
  subject: ['subject'],
  start: [],
  grade: ['grade'],
  'country.US': [],
  'country.CA': [],
  everyone: [],
}

const locales = [
  ['en', english, 110],
  ['ko', korean, 70],
  ['zh-TW', traditional, 50],
  ['zh-CN', simplified, 50],
] as const

test.each(locales)('has exactly the texts for all cards and reasons in %s', (_, tree) => {
  const texts = new Map(flatten(tree))
  const expected = [
    ...catalog.flatMap(({ id }) => [`cards.${id}.title`, `cards.${id}.summary`]),
    ...Object.keys(reasons).map((key) => `reasons.${key}`),
  ]
  expect([...texts.keys()].toSorted()).toEqual(expected.toSorted())
  for (const [key, values] of Object.entries(reasons))
    expect(placeholders(texts.get(`reasons.${key}`) ?? '')).toEqual(values)
})

test.each(locales)('has unique titles and short summaries for all cards in %s', (_, tree, most) => {
  const texts = new Map(flatten(tree))
  const titles = catalog.map(({ id }) => texts.get(`cards.${id}.title`))
  expect(new Set(titles).size).toBe(titles.length)
  for (const { id } of catalog) {
    const summary = texts.get(`cards.${id}.summary`) ?? ''
    expect(summary.length, id).toBeLessThanOrEqual(most)
    expect(summary, id).toMatch(/[.?。？]$/)
  }
})
