// @vitest-environment jsdom
import type { Offers } from '@pathwise/api/assessments/assessments.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { plainTextReport } from '../../../../test/sample-report.ts'
import { buildFinishedRun, buildRunAt, clearDeviceRuns, runId, sampleRun } from '../../../../test/sample-run.ts'
import { sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { deviceRuns } from '../../../lib/device-runs.ts'

const offers: Offers = [
  {
    section: 'sat.math',
    items: 120,
    offered: true,
    domains: [
      { domain: 'sat.algebra', offered: true },
      { domain: 'sat.advanced-math', offered: false },
    ],
  },
]
const otherId = 'BBBBBBBBBBBBBBBBBBBBBB'
const started = { section: 'sat.math', domain: null, startedAt: '2026-11-23T09:00:00.000Z', finished: false } as const

type Answers = Parameters<typeof stubApi>[0]

async function openStart(answers: Answers = {}, address = '/measure') {
  const calls = stubApi({
    ...fakeAccount().answers,
    'assessments.offers': () => ({ data: offers }),
    'assessments.start': () => ({ data: sampleRun() }),
    'assessments.get': () => ({ data: sampleRun() }),
    ...answers,
  })
  const { place } = await renderApp(address)
  const inputOf = (procedure: string) => calls.find((call) => call.procedure === procedure)?.input
  return { place, calls, inputOf }
}

const startButton = () => screen.findByRole('button', { name: 'Start' })

beforeEach(clearDeviceRuns)

describe('MeasurePage', () => {
  it('starts a run with the grade, country and goal from the last report on this device', async () => {
    localStorage.setItem('pathwise.last-report', JSON.stringify(plainTextReport))
    deviceRuns.add({ ...started, id: otherId, finished: true })
    const { place, inputOf } = await openStart()
    expect(await screen.findByText('Grade 11 · United States · SAT 1500+')).toBeDefined()
    await userEvent.click(await startButton())
    await screen.findByRole('heading', { level: 1, name: 'Question 1' })
    expect(place.current.pathname).toBe(`/measure/${runId}`)
    expect(inputOf('assessments.start')).toEqual({
      section: 'sat.math',
      domain: null,
      country: 'US',
      grade: 'G11',
      goal: 'SAT_1500_PLUS',
      device: expect.stringMatching(/^[\w-]{22}$/),
      previous_runs: [otherId],
    })
    expect(deviceRuns.latest()[0]).toMatchObject({ id: runId, finished: false })
  })

  it('excludes the items of the last two runs of the same section, whatever was measured since', async () => {
    const ids = ['C', 'D', 'E', 'F'].map((letter) => letter.repeat(22))
    const [oldest = '', older = '', old = '', reading = ''] = ids
    for (const id of [oldest, older, old]) deviceRuns.add({ ...started, id, finished: true })
    deviceRuns.add({ ...started, section: 'sat.reading-writing', id: reading, finished: true })
    const { inputOf } = await openStart()
    await userEvent.click(await startButton())
    await waitFor(() => expect(inputOf('assessments.start')).toMatchObject({ previous_runs: [old, older] }))
  })

  it('preselects the section in the URL, and starts the currently selected section', async () => {
    const reading = { section: 'sat.reading-writing', items: 120, offered: true, domains: [] } as const
    const both = { 'assessments.offers': () => ({ data: [...offers, reading] }) }
    const { inputOf } = await openStart(both, '/measure?section=sat.reading-writing')
    const subject = await screen.findByRole('combobox', { name: 'Subject' })
    expect(subject).toHaveProperty('value', 'sat.reading-writing')
    await userEvent.selectOptions(subject, 'SAT Math')
    await userEvent.selectOptions(subject, 'SAT Reading and Writing')
    expect(screen.getAllByRole('heading', { level: 2, name: 'SAT Reading and Writing' })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() =>
      expect(inputOf('assessments.start')).toMatchObject({ section: 'sat.reading-writing', domain: null }),
    )
  })

  it('asks for the grade, country and goal when this device has no report', async () => {
    const { inputOf } = await openStart()
    await userEvent.selectOptions(await screen.findByLabelText('Grade'), 'G10')
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA')
    await userEvent.click(await startButton())
    await screen.findByRole('heading', { level: 1, name: 'Question 1' })
    expect(inputOf('assessments.start')).toMatchObject({ country: 'CA', grade: 'G10' })
    expect(inputOf('assessments.start')).not.toHaveProperty('goal')
  })

  it('lets the student change the details from the last report and enter a custom goal', async () => {
    const { context } = plainTextReport
    const own = { ...plainTextReport, context: { ...context, goal: 'SAT 1400 in May' } }
    localStorage.setItem('pathwise.last-report', JSON.stringify(own))
    const { inputOf } = await openStart()
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    expect(screen.getByLabelText('Goal')).toHaveProperty('value', 'SAT 1400 in May')
    await userEvent.selectOptions(screen.getByLabelText('Grade'), 'G12')
    await userEvent.click(await startButton())
    await waitFor(() => expect(inputOf('assessments.start')).toMatchObject({ grade: 'G12', goal: 'SAT 1400 in May' }))
  })

  it('states how long a visitor’s answers are kept, and lists the subjects that are coming later', async () => {
    await openStart()
    expect(await screen.findByText(/we delete them after 30 days/)).toBeDefined()
    const coming = within(await screen.findByRole('region', { name: 'Coming later' }))
    expect(coming.getByText('ACT English')).toBeDefined()
    expect(coming.queryByText('SAT Math')).toBeNull()
  })

  it('stores a signed-in student’s run in the account but not on this device', async () => {
    localStorage.setItem('access_token', 'token')
    const { inputOf } = await openStart({
      'auth.me': stubCurrentUser('token', sampleUser()),
      'assessments.list': () => ({ data: [] }),
      'assessments.start': () => ({ data: sampleRun({ expires_at: null }) }),
    })
    expect(await screen.findByText(/kept in your account for up to 24 months/)).toBeDefined()
    await userEvent.click(await startButton())
    await screen.findByRole('heading', { level: 1, name: 'Question 1' })
    expect(inputOf('assessments.start')).not.toHaveProperty('device')
    expect(deviceRuns.latest()).toEqual([])
  })

  it('starts a run for the domain in the URL', async () => {
    const { inputOf } = await openStart({}, '/measure?domain=sat.algebra')
    expect(await screen.findByRole('heading', { level: 1, name: 'A closer look: Algebra' })).toBeDefined()
    await userEvent.click(await startButton())
    await waitFor(() => expect(inputOf('assessments.start')).toMatchObject({ domain: 'sat.algebra' }))
  })

  it('offers to measure the whole section when the domain in the URL has too few items', async () => {
    const { inputOf } = await openStart({}, '/measure?domain=sat.advanced-math')
    expect(await screen.findByText('Not ready yet')).toBeDefined()
    await userEvent.click(await startButton())
    await waitFor(() => expect(inputOf('assessments.start')).toMatchObject({ domain: null }))
  })

  it('shows “Not ready yet” when no section has enough items', async () => {
    await openStart({ 'assessments.offers': () => ({ data: offers.map((offer) => ({ ...offer, offered: false })) }) })
    expect(await screen.findByText('Not ready yet')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  })

  it.each([
    [{ status: 409, message: 'none', reason: 'no_items' }, 'Not ready yet'],
    [{ status: 403, message: 'free', reason: 'plan_feature' }, /is part of Pro/],
    [{ status: 429, message: 'slow', retryAfterSeconds: 3_600 }, /Too many attempts/],
    [{ status: 500, message: 'broken' }, /That did not work/],
  ])('shows why a run could not be started: %o', async (refusal, text) => {
    await openStart({ 'assessments.start': () => refusal })
    await userEvent.click(await startButton())
    expect(await screen.findByText(text)).toBeDefined()
  })
})

describe('unfinished run', () => {
  it('offers to continue the unfinished run at its current item or to start a new run', async () => {
    deviceRuns.add({ ...started, id: runId })
    await openStart({ 'assessments.get': () => ({ data: buildRunAt(6) }) })
    const goOn = await screen.findByRole('link', { name: 'Continue with question 7' })
    expect(goOn.getAttribute('href')).toBe(`/measure/${runId}`)
    expect(screen.getByRole('button', { name: 'Start a new assessment' })).toBeDefined()
  })

  it('offers to continue the unfinished run of the signed-in account', async () => {
    localStorage.setItem('access_token', 'token')
    await openStart({
      'auth.me': stubCurrentUser('token', sampleUser()),
      'assessments.list': () => ({ data: [buildFinishedRun({ id: otherId }), buildRunAt(3, { expires_at: null })] }),
    })
    expect(await screen.findByRole('link', { name: 'Continue with question 4' })).toBeDefined()
  })

  it('removes an expired run from this device', async () => {
    deviceRuns.add({ ...started, id: runId })
    await openStart({ 'assessments.get': () => ({ status: 404, message: 'gone' }) })
    await startButton()
    await waitFor(() => expect(deviceRuns.latest()).toEqual([]))
    expect(screen.queryByText('You have an assessment in progress')).toBeNull()
  })

  it('does not offer a run that was finished in another tab', async () => {
    deviceRuns.add({ ...started, id: runId })
    await openStart({ 'assessments.get': () => ({ data: buildFinishedRun() }) })
    await startButton()
    await waitFor(() => expect(deviceRuns.latest()).toMatchObject([{ id: runId, finished: true }]))
  })
})
