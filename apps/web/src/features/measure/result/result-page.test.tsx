// @vitest-environment jsdom
import type { Measurement, RunState } from '@pathwise/api/assessments/assessments.schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import {
  buildFinishedRun,
  clearDeviceRuns,
  runId,
  sampleMeasurement,
  sampleReviewed,
} from '../../../../test/sample-run.ts'
import { sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { deviceRuns } from '../../../lib/device-runs.ts'
import { signInWith } from '../../../lib/session/access-token.ts'

async function openResult(change: Partial<RunState> = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ 'assessments.get': () => ({ data: buildFinishedRun(change) }), ...answers })
  await renderApp(`/measure/${runId}`)
  await screen.findByRole('heading', { level: 1, name: /^Your result/ })
  return calls
}

const openMeasurement = (change: Partial<Measurement>) => openResult({ measurement: sampleMeasurement(change) })
const open = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
const domain = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('li')
  return within(card ?? document.body)
}

beforeEach(clearDeviceRuns)

describe('result page', () => {
  it.each([
    ['precise', /your range is narrow enough/],
    ['no_gain', /no question left that would change the result much/],
    ['longest', /That was the last question/],
    ['wish', /You stopped here/],
  ] as const)('shows why the run stopped: %s', async (stop_reason, text) => {
    await openResult({ stop_reason })
    expect(screen.getByText(text).textContent).toContain('20 answers counted.')
  })

  it('states the overall range, the goal and the reliability in words', async () => {
    await openResult()
    const overall = within(screen.getByRole('region', { name: 'Overall' }))
    expect(
      overall.getByText(/^You can correctly answer between 5 and 8 of 10 medium questions\..*8 times out of 10\.$/),
    ).toBeDefined()
    expect(overall.getByText('Your goal needs about 9 of 10.')).toBeDefined()
    expect(overall.getByText(/^Quite sure: .*78%/)).toBeDefined()
    expect(overall.getByText(/still learning how hard/)).toBeDefined()
  })

  it('omits the goal when none is set', async () => {
    await openMeasurement({ target: null })
    expect(screen.queryByText(/Your goal/)).toBeNull()
  })

  it('does not show a percentile or a projected score', async () => {
    await openResult()
    expect(screen.getByRole('main').textContent).not.toMatch(/percentile|projected|\b[2-8]\d0 points/i)
  })

  it('shows each domain’s verdict and range, and links to a closer look when there are enough items', async () => {
    await openResult()
    const algebra = domain('Algebra')
    expect(algebra.getByText('Needs work')).toBeDefined()
    expect(algebra.getByText('3–5 of 10')).toBeDefined()
    const closer = algebra.getByRole('link', { name: 'Look closer: Algebra' })
    expect(closer.getAttribute('href')).toBe('/measure?domain=sat.algebra')
    const geometry = domain('Geometry and Trigonometry')
    expect(geometry.getByText('Inferred from related skills')).toBeDefined()
    expect(geometry.queryByRole('link')).toBeNull()
  })

  it('labels measured, inferred and expected claims, and explains each label', async () => {
    await openResult()
    for (const text of [/^Measured:/, /^Inferred:/, /^Expected:/]) expect(screen.getByText(text)).toBeDefined()
    await userEvent.click(domain('Algebra').getByRole('button', { name: '2 skills' }))
    await userEvent.click(domain('Geometry and Trigonometry').getByRole('button', { name: '1 skill' }))
    const row = (name: string) => {
      const item = screen.getByRole('heading', { level: 4, name }).closest('li')
      return within(item ?? document.body)
    }
    expect(row('Linear equations').getByText('Needs work')).toBeDefined()
    expect(row('Linear equations').getByText('Provisional')).toBeDefined()
    expect(row('Inequalities').getByText('Inferred from related skills')).toBeDefined()
    expect(row('Trigonometry').getByText('Expected for your grade')).toBeDefined()
    expect(row('Inequalities').queryByRole('button')).toBeNull()
  })

  it('lists a skill’s answers with their solutions when the skill is expanded', async () => {
    await openResult()
    await open('2 skills')
    await open('Based on 2 answers')
    await open(/^Question 1/)
    expect(screen.getByText('Your choice').closest('li')?.textContent).toContain('three')
    expect(screen.getByText('Correct').closest('li')?.textContent).toContain('four')
    expect(screen.getByText('Count on your fingers.')).toBeDefined()
    await open(/^Question 2/)
    expect(screen.getByText('Correct answer: 7/2')).toBeDefined()
  })

  it('shows typed answers with their unit, and marks second tries and excluded answers', async () => {
    const typed = sampleReviewed({ question_type: 'numerical', choices: [], unit: 'cm', given: { text: '3.4' } })
    await openResult({ answers: [{ ...typed, tried: true, counts: false, answer: '3.5' }] })
    await open('Your answer')
    expect(screen.getByText('Tried after “I don’t know”')).toBeDefined()
    expect(screen.getByText('Left out: answered too quickly')).toBeDefined()
    await open(/^Question 1/)
    expect(screen.getByText('Your answer: 3.4 cm')).toBeDefined()
    expect(screen.getByText('Correct answer: 3.5 cm')).toBeDefined()
  })

  it('shows the ranges and verdicts in a table when “Show as a table” is expanded', async () => {
    await openResult()
    await open('Show as a table')
    const table = within(screen.getByRole('table', { name: 'Area or skill' }))
    expect(table.getByRole('row', { name: 'Linear equations 3–5 of 10 Needs work' })).toBeDefined()
    expect(table.getAllByRole('row')).toHaveLength(6)
  })

  it('links to the strategy report page, which creates a report from the run', async () => {
    await openResult()
    expect(screen.getByRole('link', { name: 'Plan with this result' }).getAttribute('href')).toBe(`/plan?run=${runId}`)
  })
})

it('sends the position of the item in the run when the student reports a problem with the item', async () => {
  const calls = await openResult({}, { 'assessments.reportItem': () => ({ data: { received: true } }) })
  await open('All 2 answers')
  await open(/^Question 2/)
  await open('Report a problem')
  const dialog = within(screen.getByRole('dialog', { name: 'What is wrong with this problem?' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'The answer is wrong' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thank you! Your report has reached our editors.')).toBeDefined()
  const sent = calls.filter(({ procedure }) => procedure === 'assessments.reportItem').map(({ input }) => input)
  expect(sent).toMatchObject([{ id: runId, position: 1, kind: 'wrong_answer', note: '' }])
})

describe('result page without verdicts', () => {
  it('explains that there are too few answers for verdicts', async () => {
    await openMeasurement({ few_answers: true })
    expect(screen.getByText('Only a few answers so far')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Overall' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Plan with this result' })).toBeNull()
  })

  it('shows no verdicts when the answers look like rapid guessing', async () => {
    await openMeasurement({ low_effort: true })
    expect(screen.getByText('These answers don’t show what you know')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Overall' })).toBeNull()
    expect(screen.queryByText('Needs work')).toBeNull()
    expect(screen.getByRole('button', { name: 'All 2 answers' })).toBeDefined()
  })
})

describe('saving a result', () => {
  it('links visitors to the registration page, which returns to the result', async () => {
    await openResult()
    const register = screen.getByRole('link', { name: 'Create an account' })
    expect(register.getAttribute('href')).toBe(`/register?next=${encodeURIComponent(`/measure/${runId}`)}`)
    expect(screen.getByText(/until December 23, 2026/)).toBeDefined()
  })

  it('moves this device’s runs to the account exactly once after login', async () => {
    deviceRuns.add({
      id: runId,
      section: 'sat.math',
      domain: null,
      startedAt: '2026-11-23T09:00:00.000Z',
      finished: true,
    })
    let claimed = false
    const calls = await openResult(
      {},
      {
        'auth.me': stubCurrentUser('token', sampleUser()),
        'assessments.get': () => ({ data: buildFinishedRun(claimed ? { expires_at: null } : {}) }),
        'assessments.claim': () => {
          claimed = true
          return { data: buildFinishedRun({ expires_at: null }) }
        },
        ...fakeAccount().answers,
      },
    )
    act(() => signInWith('token'))
    expect(await screen.findByText('This result is kept in your account.')).toBeDefined()
    expect(deviceRuns.latest()).toEqual([])
    window.dispatchEvent(new Event('focus'))
    await waitFor(() =>
      expect(calls.filter(({ procedure }) => procedure === 'savedPlans.sync').length).toBeGreaterThan(1),
    )
    expect(calls.filter(({ procedure }) => procedure === 'assessments.claim')).toHaveLength(1)
  })
})
