// @vitest-environment jsdom
import type { Measurement } from '@pathwise/api/assessments/assessments.schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../../../../test/api.ts'
import { fakeAccount } from '../../../../../../test/fake-account.ts'
import { renderPart } from '../../../../../../test/render-part.tsx'
import { sampleMeasurement } from '../../../../../../test/sample-run.ts'
import { buildSampleFollowedPlan, plannableReport } from '../../../../../../test/sample-study-plan.ts'
import { sampleUser, stubCurrentUser } from '../../../../../../test/sample-user.ts'
import { removeAccessToken } from '../../../../../lib/session/access-token.ts'
import type { PlannableFollowedPlan } from '../../use-tasks.ts'
import { SatActComparisonCard } from './sat-act-comparison-card.tsx'

const followedPlan: PlannableFollowedPlan = { ...buildSampleFollowedPlan(), report: plannableReport }

beforeEach(() => {
  localStorage.clear()
  removeAccessToken()
})

/**
 * Opens the comparison. With `measured`, a student with these measurements is signed in. Without it, the user is a
 * visitor.
 */
async function openComparison(measured?: { math?: Partial<Measurement>; words?: Partial<Measurement> }) {
  if (measured) localStorage.setItem('access_token', 'token')
  const build = (changes: Partial<Measurement> | undefined) => ({
    ...{ measured_at: null, answers: [], runs: [], practiced: 0, history: null },
    measurement: changes ? { ...sampleMeasurement(), ...changes } : null,
  })
  stubApi({
    ...(measured && { ...fakeAccount().answers, 'auth.me': stubCurrentUser('token', sampleUser()) }),
    'assessments.estimates': ({ input }) => ({
      data: build(JSON.stringify(input).includes('sat.math') ? measured?.math : measured?.words),
    }),
  })
  await renderPart(<SatActComparisonCard followedPlan={followedPlan} />, '/study-plan')
  await userEvent.click(screen.getByRole('button', { name: 'Compare the two tests' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'SAT or ACT?' }))
  await dialog.findByText('What your results say')
  return dialog
}
const band = (low: number, high: number, provisional = false) => ({
  overall: { low, high, provisional },
  few_answers: false,
  low_effort: false,
})

it('draws no conclusion without measurements, and links to the SAT measurement and both guides', async () => {
  const dialog = await openComparison()
  expect(dialog.getByText(/^Nothing has been measured yet/)).toBeDefined()
  expect(dialog.getByRole('link', { name: 'Measure SAT Math' }).getAttribute('href')).toBe('/measure?section=sat.math')
  expect(dialog.getByRole('status').textContent).toBe('Nothing here clearly favors one of them')
  expect(dialog.getByText(/^This is only a hint/)).toBeDefined()
  expect(dialog.getByRole('link', { name: 'Read the SAT guide' }).getAttribute('href')).toBe('/guides/us/exams/sat')
  expect(dialog.getByRole('link', { name: 'Read the ACT guide' }).getAttribute('href')).toBe('/guides/us/exams/act')
})

it('combines measured results with the student’s preferred pace when comparing the SAT and the ACT', async () => {
  const dialog = await openComparison({ math: band(0.7, 0.9), words: band(0.4, 0.6, true) })
  expect(dialog.getByText('SAT Math: 7–9 of 10 medium questions')).toBeDefined()
  expect(dialog.getByRole('status').textContent).toBe('A slight lean toward the SAT')
  expect(dialog.getByText(/^Your math is ahead/)).toBeDefined()
  expect(dialog.getByText(/Your ranges are provisional/)).toBeDefined()
  await userEvent.click(dialog.getByLabelText(/^I work quickly/))
  expect(dialog.getByRole('status').textContent).toBe('Your strengths and your pace point in different directions')
  await userEvent.click(dialog.getByLabelText(/^I like to have time to think/))
  expect(dialog.getByRole('status').textContent).toBe('A slight lean toward the SAT')
  expect(dialog.getByText('The SAT gives you more time for each question.')).toBeDefined()
})

it('does not compare strengths when a section is unmeasured or has too few answers', async () => {
  const dialog = await openComparison({ math: band(0.7, 0.9), words: { ...band(0.1, 0.2), few_answers: true } })
  expect(dialog.getByText(/^SAT Reading and Writing hasn’t been measured yet/)).toBeDefined()
  expect(dialog.queryByText(/ahead of/)).toBeNull()
})

it.each([
  ['offered', 'a goal without an exam in the US', null, 'US', 1],
  ['not offered', 'a goal without an exam in Canada', null, 'CA', 0],
  ['not offered', 'a goal with other exams', 'AP', 'US', 0],
] as const)('the SAT–ACT comparison is %s for %s', async (_, _goal, exam, country, count) => {
  const report = structuredClone(plannableReport)
  report.context.country = country
  for (const area of report.result.strategy.focus) area.exam = exam
  stubApi({})
  await renderPart(
    <SatActComparisonCard followedPlan={{ ...followedPlan, report, plan: { ...followedPlan.plan, exam: null } }} />,
    '/study-plan',
  )
  expect(screen.queryAllByRole('button')).toHaveLength(count)
})
