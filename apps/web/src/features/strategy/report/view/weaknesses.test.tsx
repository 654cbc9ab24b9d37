// @vitest-environment jsdom
import type { Goal } from '@pathwise/planner/goal'
import { planStrategy } from '@pathwise/planner/plan'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { structuredReport } from '../../../../../test/sample-report.ts'

async function showWeaknesses(goal: Goal, language: 'en' | 'zh-TW' = 'en') {
  stubApi({ 'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }) })
  const strategy = planStrategy({ country: 'US', grade: 'G11', goal, today: '2026-11-21', problems: [] })
  const { result, context } = structuredReport
  await renderApp('/plan', language, { result: { ...result, strategy }, context })
  return within(await screen.findByRole('region', { name: language === 'en' ? 'Weaknesses' : '待加強項目' }))
}

it('shows SAT areas on the score scale of their section', async () => {
  const weaknesses = await showWeaknesses({ kind: 'preset', preset: 'SAT_1500_PLUS' })
  const [first] = weaknesses.getAllByText(
    /^Usual for your grade: about \d{3} of 800 points\. Your goal needs: about 7\d0$/,
  )
  expect(first).toBeDefined()
  expect(weaknesses.getByText(/Points are on the section’s scale/)).toBeDefined()
  expect(weaknesses.queryByText(/%\. Your goal needs|Percentages are/)).toBeNull()
})

it('shows the areas of a course as percentages, with an explanation', async () => {
  const weaknesses = await showWeaknesses({ kind: 'preset', preset: 'AP_5' })
  expect(weaknesses.getAllByText(/^Usual for your grade: about \d+% of the way up/).length).toBeGreaterThan(0)
  expect(weaknesses.getByText(/A percentage shows a position on the scale/)).toBeDefined()
  expect(weaknesses.queryByText(/points\. Your goal/)).toBeNull()
})

it('explains that the levels come from the score stated in the goal', async () => {
  const weaknesses = await showWeaknesses({ kind: 'text', text: 'SAT from 1300 to 1500' })
  expect(weaknesses.getAllByText(/^Going by the score you gave: about \d{3} of 800 points/).length).toBeGreaterThan(0)
  expect(weaknesses.getByText(/the filled part shows where the score you gave puts you/)).toBeDefined()
})

it('shows percentages when a stored strategy has no score points', async () => {
  stubApi({ 'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }) })
  const { result, context } = structuredReport
  const focus = result.strategy?.focus.map((area) => ({ ...area, points: undefined })) ?? []
  const strategy = result.strategy && { ...result.strategy, focus }
  await renderApp('/plan', 'en', { result: { ...result, strategy }, context })
  const weaknesses = within(await screen.findByRole('region', { name: 'Weaknesses' }))
  expect(weaknesses.getAllByText(/% of the way up/).length).toBe(focus.length)
})

it.each([
  ['en', 'Study sheet: Product, quotient, chain', '/sheets/en/product-quotient-chain-rules'],
  ['ko', '학습 자료: 미분으로 푸는 최적화 문제, 네 단계', '/sheets/ko/optimization-with-derivatives'],
] as const)('links the areas and tasks to study sheets in %s', async (language, name, target) => {
  stubApi({ 'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }) })
  const goal = { kind: 'text', text: 'AP Calculus AB 5' } as const
  const strategy = planStrategy({ country: 'US', grade: 'G12', goal, today: '2026-11-21', problems: [] })
  const { result, context } = structuredReport
  await renderApp('/plan', language, { result: { ...result, strategy }, context })
  const links = await screen.findAllByRole('link', { name })
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(link.getAttribute('href')).toBe(target)
})

it('joins Chinese sentences without spaces', async () => {
  const weaknesses = await showWeaknesses({ kind: 'preset', preset: 'SAT_1500_PLUS' }, 'zh-TW')
  expect(weaknesses.getByText(/不是你的測驗結果。分數採用/)).toBeDefined()
})

it('shows each area as a collapsible row, and expands only the first row', async () => {
  const weaknesses = await showWeaknesses({ kind: 'preset', preset: 'SAT_1500_PLUS' })
  const rows = weaknesses.getAllByRole('group')
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map((row) => row.hasAttribute('open'))).toEqual(rows.map((_, index) => index === 0))
  for (const row of rows) expect(row.querySelector('summary h3')?.textContent).toMatch(/^\d\. /)
})

it('shows the first area to work on above the report’s actions', async () => {
  const weaknesses = await showWeaknesses({ kind: 'preset', preset: 'SAT_1500_PLUS' })
  const [first] = weaknesses.getAllByRole('heading', { level: 3 })
  const start = screen.getByText('Start with this')
  expect(`1. ${start.nextSibling?.textContent}`).toBe(first?.textContent)
  const actions = screen.getByRole('group', { name: 'What you can do with this report' })
  expect(start.compareDocumentPosition(actions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
