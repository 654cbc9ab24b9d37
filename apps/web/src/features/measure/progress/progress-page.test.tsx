// @vitest-environment jsdom
import type { Estimates } from '@pathwise/api/assessments/assessments.schemas'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { buildFinishedRun, buildRunAt, clearDeviceRuns, runId, sampleMeasurement } from '../../../../test/sample-run.ts'
import { sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { deviceRuns } from '../../../lib/device-runs.ts'

const otherId = 'BBBBBBBBBBBBBBBBBBBBBB'
const change = (changed: 'up' | 'down' | 'same' | null) => ({
  domain: 'sat.algebra' as const,
  low: 0.3,
  high: 0.5,
  changed,
})
const earlier = (domain: ReturnType<typeof change>) => ({
  id: otherId,
  finished_at: '2026-10-01T12:00:00.000Z',
  overall: { low: 0.32, high: 0.55 },
  domains: [domain],
})

const isMath = (input: unknown) => JSON.stringify(input).includes('sat.math')
const nothing = { measured_at: null, measurement: null, answers: [], runs: [], practiced: 0, history: [] }

async function openInAccount(estimates: Partial<Estimates>, answers: Parameters<typeof stubApi>[0] = {}) {
  localStorage.setItem('access_token', 'token')
  const data = {
    measured_at: '2026-11-23T12:00:00.000Z',
    measurement: sampleMeasurement(),
    answers: buildFinishedRun().answers,
    runs: [runId],
    practiced: 0,
    history: null,
    ...estimates,
  }
  stubApi({
    ...fakeAccount().answers,
    'auth.me': stubCurrentUser('token', sampleUser()),
    'assessments.estimates': ({ input }) => ({ data: isMath(input) ? data : nothing }),
    'assessments.list': () => ({ data: [] }),
    ...answers,
  })
  await renderApp('/progress')
}

beforeEach(clearDeviceRuns)

describe('ProgressPage in an account', () => {
  it('shows the latest estimates and the answers behind them', async () => {
    await openInAccount({})
    expect(await screen.findByText('Measured on November 23, 2026')).toBeDefined()
    expect(screen.getByText(/^Ranges widen a little with each week/)).toBeDefined()
    expect(screen.getByRole('heading', { level: 3, name: 'Algebra' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'All 2 answers' }))
    expect(screen.getByRole('button', { name: /^Question 1/ })).toBeDefined()
  })

  it('shows the number of practice problems included in the estimates, and omits it when there are none', async () => {
    await openInAccount({ practiced: 7 })
    expect(await screen.findByText(/^Includes 7 problems from your practice/)).toBeDefined()
    cleanup()
    await openInAccount({})
    await screen.findByText('Measured on November 23, 2026')
    expect(screen.queryByText(/from your practice/)).toBeNull()
  })

  it('shows both sections, and offers to measure a section that has no result yet', async () => {
    await openInAccount({})
    await screen.findByRole('heading', { level: 2, name: 'SAT Math' })
    expect(screen.getByText('SAT Reading and Writing has not been measured yet.')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Measure your skills' })
    expect(link.getAttribute('href')).toBe('/measure?section=sat.reading-writing')
    cleanup()
    const data = { ...nothing, measured_at: '2026-11-23T12:00:00.000Z', measurement: sampleMeasurement() }
    await openInAccount({}, { 'assessments.estimates': () => ({ data }) })
    await screen.findByRole('heading', { level: 2, name: 'SAT Reading and Writing' })
    expect(screen.queryByText(/not measured yet/)).toBeNull()
  })

  it('lists the domains with a statistically significant change', async () => {
    await openInAccount({ history: [earlier(change('up'))] })
    const table = within(await screen.findByRole('table', { name: 'What has changed' }))
    expect(table.getByRole('row', { name: /3–6 of 10 Algebra: higher$/ })).toBeDefined()
  })

  it('shows “no clear change” when no domain changed', async () => {
    await openInAccount({ history: [earlier(change('same'))] })
    const table = within(await screen.findByRole('table', { name: 'What has changed' }))
    expect(table.getByText('No clear change')).toBeDefined()
  })

  it('explains that a first result has no earlier result to compare with', async () => {
    await openInAccount({ history: [] })
    expect(await screen.findByText(/This is your first result/)).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  const openWithBilling = (enabled: boolean) =>
    openInAccount({}, { 'billing.config': () => ({ data: { enabled, sold_plans: enabled ? ['pro'] : [] } }) })

  it('advertises the history as a Pro feature when billing is on', async () => {
    await openWithBilling(true)
    const link = await screen.findByRole('link', { name: 'Compare subscriptions' })
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe('/checkout?plan=pro'))
  })

  it('does not mention Pro when billing is off', async () => {
    await openWithBilling(false)
    await screen.findByRole('heading', { level: 3, name: 'Algebra' })
    expect(screen.queryByRole('link', { name: 'Compare subscriptions' })).toBeNull()
  })

  it('offers to continue an unfinished run', async () => {
    await openInAccount({}, { 'assessments.list': () => ({ data: [buildRunAt(3)] }) })
    expect(await screen.findByRole('link', { name: 'Continue with question 4' })).toBeDefined()
  })

  it('offers a first run when nothing has been measured', async () => {
    await openInAccount({ measurement: null, measured_at: null, answers: [] })
    expect(await screen.findByText('Nothing measured yet')).toBeDefined()
  })

  it('offers to retry when the estimates fail to load', async () => {
    let failing = true
    await openInAccount(
      {},
      {
        'assessments.estimates': () => (failing ? { status: 403, message: 'no' } : { data: nothing }),
      },
    )
    await screen.findByText(/could not be loaded/)
    failing = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing measured yet')).toBeDefined()
  })
})

describe('ProgressPage without an account', () => {
  it('shows the last finished run on this device, and offers to log in', async () => {
    deviceRuns.add({
      id: runId,
      section: 'sat.math',
      domain: null,
      startedAt: '2026-11-23T09:00:00.000Z',
      finished: true,
    })
    stubApi({ 'assessments.get': () => ({ data: buildFinishedRun() }) })
    await renderApp('/progress')
    expect(await screen.findByText('Measured on November 23, 2026')).toBeDefined()
    expect(screen.getByText(/latest result on this device/)).toBeDefined()
    expect(screen.queryByText('What has changed')).toBeNull()
  })

  it('shows the last finished run of each section', async () => {
    const reading = 'CCCCCCCCCCCCCCCCCCCCCC'
    const started = { domain: null, startedAt: '2026-11-23T09:00:00.000Z', finished: true }
    deviceRuns.add({ ...started, id: runId, section: 'sat.math' })
    deviceRuns.add({ ...started, id: reading, section: 'sat.reading-writing' })
    const calls = stubApi({ 'assessments.get': () => ({ data: buildFinishedRun() }) })
    await renderApp('/progress')
    expect(await screen.findAllByText('Measured on November 23, 2026')).toHaveLength(2)
    const asked = calls.flatMap(({ procedure, input }) => (procedure === 'assessments.get' ? [input] : []))
    expect(asked).toEqual(expect.arrayContaining([{ id: runId }, { id: reading }]))
    expect(screen.getAllByText(/latest result on this device/)).toHaveLength(1)
  })

  it('offers a first run, and sends no request, when this device has no runs', async () => {
    const calls = stubApi({})
    await renderApp('/progress')
    const link = await screen.findByRole('link', { name: 'Measure your skills' })
    expect(link.getAttribute('href')).toBe('/measure')
    expect(calls.filter(({ procedure }) => procedure.startsWith('assessments.'))).toEqual([])
  })
})
