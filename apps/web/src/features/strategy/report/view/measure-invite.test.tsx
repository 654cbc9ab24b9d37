// @vitest-environment jsdom
import type { Goal } from '@pathwise/planner/goal'
import { planStrategy } from '@pathwise/planner/plan'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { structuredReport } from '../../../../../test/sample-report.ts'

async function openReport(goal: Goal) {
  stubApi({ 'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }) })
  const strategy = planStrategy({ country: 'US', grade: 'G11', goal, today: '2026-11-21', problems: [] })
  const { result, context } = structuredReport
  await renderApp('/plan', 'en', { result: { ...result, strategy }, context })
  await screen.findByRole('region', { name: 'Weaknesses' })
}

const invite = () => screen.queryByRole('region', { name: 'These are expected for your grade' })

it('offers to measure the areas of the SAT, which are only expected', async () => {
  await openReport({ kind: 'preset', preset: 'SAT_1500_PLUS' })
  const link = within(invite() ?? document.body).getByRole('link', { name: 'Measure mine' })
  expect(link.getAttribute('href')).toBe('/measure')
})

it('offers no measurement for areas without one', async () => {
  await openReport({ kind: 'preset', preset: 'IB_7' })
  expect(invite()).toBeNull()
})
