import { createTranslations } from '@pathwise/i18n/browser'
import type { Language } from '@pathwise/i18n/languages'
import { describe, expect, it } from 'vitest'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { buildReportItems } from './report-items.ts'

const today = '2026-11-21'

async function items(report = structuredReport, language: Language = 'en', day = today) {
  const translations = await createTranslations(language, ['strategy'])
  const words = {
    practiceTitle: (count: number) => `${count} problems`,
    practiceText: (titles: string) => titles,
    dateText: (date: string) => `until ${date}`,
    weaknessText: 'from the report',
  }
  return buildReportItems(report, { translate: createStrategyTranslator(translations), language, words }, day)
}

describe('buildReportItems', () => {
  it('returns the focus areas in priority order', async () => {
    const { focus } = structuredReport.result.strategy ?? { focus: [] }
    const areas = (await items()).filter(({ category }) => category !== 'dates' && category !== 'practice')
    expect(areas).toHaveLength(focus.length)
    expect(areas.map(({ estimatedTime }) => estimatedTime)).toEqual(
      focus.map(({ minutes }) => ({ minutes, per: 'week' })),
    )
    expect(areas[0]).toMatchObject({ priority: 'high' })
    expect(areas.at(-1)).toMatchObject({ priority: 'low' })
    for (const { title, description, link, practice } of areas) {
      expect(title).not.toMatch(/^(domain|skill)\./)
      expect(description).not.toBe('')
      expect(link).toMatch(/^\/guides\/us\//)
      expect(practice).toMatch(/^\/practice\/set\?kind=(skill|mixed)&.*&from=plan$/)
    }
  })

  it('returns steps for the problems and for upcoming deadlines, but not for past deadlines', async () => {
    const all = await items()
    expect(all.filter(({ category }) => category === 'practice')).toMatchObject([
      { title: '1 problems', link: '/plan', practice: '/practice/set?kind=report&ids=12' },
    ])
    const dates = all.filter(({ category }) => category === 'dates')
    expect(dates.length).toBeGreaterThan(0)
    expect(dates[0]?.description).toMatch(/^until \w+\s\d+,\s202\d$/)
    const inTenYears = await items(structuredReport, 'en', '2036-11-21')
    expect(inTenYears.filter(({ category }) => category === 'dates')).toEqual([])
  })

  it('builds unique item keys that are the same in every language', async () => {
    const keys = (await items()).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect((await items(structuredReport, 'ko')).map(({ key }) => key)).toEqual(keys)
    for (const key of keys) expect(key).toMatch(/^[!-~]{1,200}$/)
  })

  it('returns different item keys when the goal differs', async () => {
    const other = { ...structuredReport, context: { ...structuredReport.context, goal: '수학을 더 잘하고 싶어요' } }
    const before = (await items()).map(({ key }) => key)
    const after = (await items(other)).map(({ key }) => key)
    expect(after.some((key) => before.includes(key))).toBe(false)
    for (const key of after) expect(key).toMatch(/^[!-~]{1,200}$/)
  })

  it('returns the distinct weaknesses of a report without a strategy', async () => {
    expect(await items(plainTextReport)).toMatchObject([
      { title: 'Linear functions', description: 'from the report', category: 'focus', priority: 'high' },
    ])
    const twice = { ...plainTextReport, result: { ...plainTextReport.result, weaknesses: ['Same', 'Same'] } }
    expect(await items(twice)).toHaveLength(1)
  })
})
