// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import type { Answer } from '../../../../../test/calls.ts'
import { measuredReport, measuredState, runId } from '../../../../../test/measured-report.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { decodeReport } from '../../link-codec.ts'
import { savedPlansStore } from '../../saved/store.ts'
import { readLastReport, rememberReport } from '../../study-plan/model/last-report.ts'

const address = `/plan?run=${runId}`
const share = () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } })

function stub(answers: Record<string, () => Answer | Promise<Answer>> = {}) {
  const calls = stubApi({
    'share.create': share,
    'diagnostics.run': () => ({ data: measuredState.result }),
    ...answers,
  })
  return (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
}

beforeEach(() => localStorage.clear())

describe('plan page with a run parameter', () => {
  it('creates a report from the run and the device’s last goal, then replaces the URL', async () => {
    const sent = stub()
    rememberReport(structuredReport, new Date())
    const { place } = await renderApp(address)
    expect(await screen.findByText('Needs work')).toBeDefined()
    expect(sent('diagnostics.run')).toEqual([{ context: structuredReport.context, runs: [runId] }])
    expect(place.current.pathname + place.current.search).toBe('/plan')
    expect(place.current.state).toMatchObject({ runs: [runId] })
  })

  it('stores the run and the answers separately from the last report', async () => {
    stub()
    rememberReport(structuredReport, new Date())
    await renderApp(address)
    await screen.findByText('Needs work')
    const last = readLastReport()
    expect(last?.measurement?.runs).toEqual([runId])
    expect(last?.measurement?.answers).toHaveLength(2)
    expect(JSON.stringify(last?.report)).not.toMatch(/outcome|run-of/)
  })

  it('uses the country, grade and goal in the URL when present', async () => {
    const sent = stub({ 'diagnostics.runDiagnosticForGoalText': () => ({ data: measuredState.result }) })
    await renderApp(`${address}&country=CA&grade=G12&goal=SAT+1400`)
    await screen.findByText('Needs work')
    const context = { country: 'CA', grade: 'G12', goal: 'SAT 1400' }
    expect(sent('diagnostics.runDiagnosticForGoalText')).toEqual([{ context, runs: [runId] }])
  })

  it('asks the student to choose a goal when no goal is stored on the device', async () => {
    const sent = stub()
    await renderApp(address)
    expect(await screen.findByRole('heading', { name: 'What is your goal?' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Choose my goal' }).getAttribute('href')).toBe('/#quick-start')
    expect(sent('diagnostics.run')).toEqual([])
  })

  it.each([
    ['NOT_FOUND', 404, 'This result does not exist'],
    ['UNPROCESSABLE_CONTENT', 422, 'This result does not exist'],
    ['CONFLICT', 409, 'You haven’t finished these questions yet'],
  ])('explains why there is no report when the API returns %s', async (code, status, title) => {
    stub({ 'diagnostics.run': () => ({ status, message: 'no', code }) })
    rememberReport(structuredReport, new Date())
    await renderApp(address)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the questions' }).getAttribute('href')).toBe('/measure')
  })

  it.each([
    ['the API fails', { status: 500, message: 'broken' }],
    ['a proxy responds with 404', { status: 404, message: '', body: '<h1>Not Found</h1>' }],
  ])('lets the student retry when %s', async (_, failure) => {
    let works = false
    stub({ 'diagnostics.run': () => (works ? { data: measuredState.result } : failure) })
    rememberReport(structuredReport, new Date())
    await renderApp(address)
    const again = await screen.findByRole('button', { name: 'Try again' })
    works = true
    await userEvent.click(again)
    expect(await screen.findByText('Needs work')).toBeDefined()
  })

  it('explains that the report does not use the results of the run', async () => {
    stub({ 'diagnostics.run': () => ({ data: structuredReport.result }) })
    rememberReport(structuredReport, new Date())
    await renderApp(address)
    expect(await screen.findByText(/^This report does not use your measured levels/)).toBeDefined()
  })
})

describe('measurement offer', () => {
  const offer = 'Measure your own levels in about 20 questions'

  it('offers a measurement when the goal of the student’s own report has a measurable section', async () => {
    stub()
    await renderApp('/plan', 'en', structuredReport)
    expect((await screen.findByRole('link', { name: offer })).getAttribute('href')).toBe('/measure')
    expect(screen.getByText('These levels are the usual ones for your grade.')).toBeDefined()
  })

  it.each([
    ['a measured report', measuredReport],
    ['a report without a strategy', plainTextReport],
  ])('offers no measurement on %s', async (_, report) => {
    stub()
    await renderApp('/plan', 'en', report)
    await screen.findByRole('region', { name: 'Weaknesses' })
    expect(screen.queryByRole('link', { name: offer })).toBeNull()
  })

  it('offers no measurement on a report shared by another student', async () => {
    stub({ 'share.get': () => ({ data: structuredReport }) })
    await renderApp('/plan?share=of-another-student')
    await screen.findByRole('region', { name: 'Weaknesses' })
    expect(screen.queryByRole('link', { name: offer })).toBeNull()
  })
})

describe('rebuilding the plan of a measured report', () => {
  const impossible = [{ name: 'SAT', said: 1700, scale: [400, 1600] }]
  const empty = { exams: [], sections: [], courses: [], subjects: [], topics: [], universities: [], excluded: [] }
  const reading = { ...empty, programme: null, gpa: null, assumed: [], impossible, not_planned: [] }
  const state = { ...measuredState, result: { ...measuredState.result, reading } }
  const planAgain = async () => {
    const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
    await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  }

  it('sends the same run when the plan is rebuilt', async () => {
    const sent = stub()
    await renderApp('/plan', 'en', state)
    await planAgain()
    await waitFor(() => expect(sent('diagnostics.run')).toMatchObject([{ runs: [runId] }]))
  })

  it('rebuilds the plan without a measurement when the run has been deleted', async () => {
    let asked = 0
    const refused = { status: 404, message: 'gone', code: 'NOT_FOUND' }
    const sent = stub({ 'diagnostics.run': () => (++asked === 1 ? refused : { data: structuredReport.result }) })
    await renderApp('/plan', 'en', state)
    await planAgain()
    expect(await screen.findByText('These levels are the usual ones for your grade.')).toBeDefined()
    expect(sent('diagnostics.run')[1]).not.toHaveProperty('runs')
    await waitFor(() => expect(sent('share.create')).toHaveLength(1))
  })

  it('shows an error instead of a plan without the measurement when a proxy responds with 404', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent = stub({ 'diagnostics.run': () => ({ status: 404, message: '', body: '<h1>Not Found</h1>' }) })
    await renderApp('/plan', 'en', state)
    await planAgain()
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('Diagnostics failed', expect.anything()))
    expect(sent('diagnostics.run')).toHaveLength(1)
  })
})

describe('sharing a measured report', () => {
  async function openDialog(answers: Record<string, () => Answer> = {}) {
    const user = userEvent.setup()
    const sent = stub(answers)
    await renderApp('/plan', 'en', measuredState)
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }))
    const dialog = within(screen.getByRole('dialog', { name: 'What the link shows' }))
    const tick = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Also share the answers behind this report' })
    const copy = () => user.click(dialog.getByRole('button', { name: 'Copy Link' }))
    return { user, sent, tick, copy }
  }

  it('creates no share before the student copies the link', async () => {
    const { sent, tick } = await openDialog()
    expect(tick.checked).toBe(false)
    expect(sent('share.create')).toEqual([])
  })

  it('shares the verdicts but not the answers by default', async () => {
    const { sent, copy } = await openDialog()
    await copy()
    expect(await screen.findByText('Short share link copied to clipboard!')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe('http://localhost/plan?share=abc')
    const [shared] = sent('share.create')
    expect(shared).toEqual(measuredReport)
    expect(JSON.stringify(shared)).toContain('needs_work')
    expect(JSON.stringify(shared)).not.toMatch(/sharedAnswers|outcome|run-of/)
  })

  it('shares each answer’s position, skill and outcome when the box is checked', async () => {
    const { user, sent, tick, copy } = await openDialog()
    await user.click(tick)
    await copy()
    await screen.findByText('Short share link copied to clipboard!')
    const shared = JSON.stringify(sent('share.create'))
    expect(shared).toContain('{"position":4,"skill":"math.quadratics","outcome":"unknown"}')
    expect(shared).not.toContain(runId)
  })

  it('copies the long link with the same content when creating the share fails', async () => {
    const { copy } = await openDialog({ 'share.create': () => ({ status: 500, message: 'broken' }) })
    await copy()
    expect(await screen.findByText('Share link copied to clipboard!')).toBeDefined()
    const data = new URL(await navigator.clipboard.readText()).searchParams.get('data') ?? ''
    expect(decodeReport(data)?.result.summary).toBe(measuredReport.result.summary)
    expect(JSON.stringify(decodeReport(data))).not.toContain('outcome')
  })

  it('does not offer to share answers when a saved report contains none', async () => {
    const sent = stub()
    await renderApp('/plan', 'en', measuredReport)
    await userEvent.click(await screen.findByRole('button', { name: 'Copy Link' }))
    await vi.waitFor(() => expect(sent('share.create')).toEqual([measuredReport]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('saves a measured report without run ids or answers', async () => {
  stub()
  await renderApp('/plan', 'en', measuredState)
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Locally' }))
  const [plan] = savedPlansStore.current().plans
  expect(plan?.result).toEqual(measuredReport.result)
  await renderApp('/saved')
  expect(await screen.findByText(/^Your SAT Math levels were measured from 4 of your answers\./)).toBeDefined()
})

it('shows on the study plan whether each area’s level was measured, inferred or expected', async () => {
  stub()
  rememberReport(measuredReport, new Date())
  await renderApp('/study-plan')
  const steps = within(await screen.findByRole('region', { name: 'Steps' }))
  expect(steps.getAllByText('Measured').length).toBeGreaterThan(0)
  expect(steps.getAllByText('Inferred').length).toBeGreaterThan(0)
  expect(steps.getAllByText('Expected').length).toBeGreaterThan(0)
})
