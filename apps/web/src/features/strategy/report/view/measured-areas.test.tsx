// @vitest-environment jsdom
import { addSharedAnswers } from '@pathwise/planner/shared-answers'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import { measuredReport, measuredState } from '../../../../../test/measured-report.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import type { Report } from '../../report.ts'

async function showAreas(report: Report, language: 'en' | 'ko' = 'en') {
  stubApi({})
  await renderApp('/plan', language, report)
  const title = language === 'en' ? 'Weaknesses' : '보완할 점'
  return within(await screen.findByRole('region', { name: title }))
}

const findCard = (areas: ReturnType<typeof within>, name: RegExp) => {
  const card = areas.getByRole('heading', { name }).closest('li')
  if (!card) throw new Error(`There is no card ${name}`)
  return within(card)
}

it('shows the range, verdict and answers of a measured area, but no score', async () => {
  const card = findCard(await showAreas(measuredReport), /Advanced Math/)
  expect(card.getByText('Needs work')).toBeDefined()
  expect(
    card.getByText(
      'Measured: 2 to 5 of 10 medium questions. Your goal needs: about 8 · Based on 2 answers · provisional',
    ),
  ).toBeDefined()
  expect(card.queryByText(/points/)).toBeNull()
})

it('labels areas without answers as inferred, and areas of a section that was not measured as expected', async () => {
  const areas = await showAreas(measuredReport)
  const inferred = findCard(areas, /Geometry/)
  expect(inferred.getByText('Inferred from related areas')).toBeDefined()
  expect(inferred.getByText(/^Inferred: 3 to 6 of 10 medium questions/)).toBeDefined()
  const expected = findCard(areas, /Craft and Structure/)
  expect(expected.getByText('Expected for your grade')).toBeDefined()
  expect(expected.getByText(/^Usual for your grade: about \d{3} of 800 points/)).toBeDefined()
  expect(areas.getByText(/A solid band is your measured range, and a striped band is inferred/)).toBeDefined()
})

it('shows measured, inferred and expected levels with different patterns', async () => {
  const areas = await showAreas(measuredReport)
  const band = (name: RegExp) => areas.getByRole('heading', { name }).closest('li')?.querySelector('[style*="width"]')
  expect(band(/Advanced Math/)?.className).not.toContain('dashed')
  expect(band(/Geometry/)?.className).toContain('border-dashed')
  expect(band(/Advanced Math/)?.getAttribute('style')).toBe('left: 20%; width: 21%;')
  expect(band(/Craft and Structure/)?.className).toContain('left-0')
})

it('does not list the answers of an area unless the student shared them', async () => {
  const areas = await showAreas(measuredReport)
  expect(areas.queryByText('The answers behind this result')).toBeNull()
})

it('lists shared answers by skill and outcome', async () => {
  const { strategy } = measuredReport.result
  if (!strategy) throw new Error('The sample has no strategy')
  const shared = addSharedAnswers(strategy, measuredState.result.measured_answers)
  const report = { ...measuredReport, result: { ...measuredReport.result, strategy: shared } }
  const card = findCard(await showAreas(report), /Advanced Math/)
  expect(card.getByText('Functions: not right')).toBeDefined()
  expect(card.getByText('Quadratics: “I don’t know”')).toBeDefined()
})

it('shows the measured levels in the page language', async () => {
  const areas = await showAreas(measuredReport, 'ko')
  expect(areas.getByText(/^측정: 보통 난이도 10문제 중 2~5문제/)).toBeDefined()
})
