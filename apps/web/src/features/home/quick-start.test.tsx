// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer } from '../../../test/calls.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { renderPart } from '../../../test/render-part.tsx'
import { Link } from '../../lib/link.tsx'
import { QuickStart } from './quick-start.tsx'
import * as diagnostic from './run-diagnostic.ts'

const result = { summary: 'Go on', weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }

async function openQuickStart(run: () => Answer | Promise<Answer>) {
  const calls = stubApi({ 'diagnostics.run': run })
  const { place } = await renderApp('/')
  const submit = await screen.findByRole('button', { name: 'Get My Strategy' })
  // Search only in this region, because another form on the page has the same fields.
  const form = within(screen.getByRole('region', { name: 'Quick Start' }))
  return { calls, place, submit, form }
}

/** Renders the quick start at `/`. At any other path, renders the path as text. */
function QuickStartOrPath() {
  const { pathname } = useLocation()
  if (pathname !== '/') return pathname
  return (
    <>
      <QuickStart country="US" chooseCountry={() => {}} />
      <Link to="/about">Leave</Link>
    </>
  )
}

describe('QuickStart', () => {
  it('opens the report with the result and the answers when the diagnostic succeeds', async () => {
    const { place, submit, form } = await openQuickStart(() => ({ data: result }))
    await userEvent.selectOptions(form.getByLabelText('Country'), 'Canada')
    await userEvent.selectOptions(form.getByLabelText('Grade'), 'Grade 12')
    await userEvent.selectOptions(form.getByLabelText('Goal'), 'ACT 35+')
    await userEvent.click(submit)
    await vi.waitFor(() => expect(place.current.pathname).toBe('/plan'), { timeout: 10_000 })
    expect(place.current.state).toEqual({ result, context: { country: 'CA', grade: 'G12', goal: 'ACT_35_PLUS' } })
  })

  it('preselects the goal SAT 1500+', async () => {
    const { form } = await openQuickStart(() => ({ data: result }))
    expect(form.getByRole('combobox', { name: 'Goal' })).toHaveProperty('value', 'SAT_1500_PLUS')
  })

  it('disables the button and shows progress while the diagnostic runs', async () => {
    const { calls, submit } = await openQuickStart(() => new Promise(() => {}))
    await userEvent.click(submit)
    await userEvent.click(await screen.findByRole('button', { name: 'Running diagnostics...', busy: true }))
    expect(calls).toHaveLength(1)
  })

  it('logs and shows an error when the diagnostic fails, and allows a retry', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls, place, submit } = await openQuickStart(() => ({ status: 500, message: 'broken' }))
    await userEvent.click(submit)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Diagnostics failed. Please try again.')
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/^Diagnostic request failed: 500 \{"error":.*broken/))
    expect(place.current.pathname).toBe('/')
    await userEvent.click(screen.getByRole('button', { name: 'Get My Strategy' }))
    await vi.waitFor(() => expect(calls.filter(({ procedure }) => procedure === 'diagnostics.run')).toHaveLength(2))
  })

  it('does not open the report when the student has left the page', async () => {
    let finish: (answer: Answer) => void = () => {}
    const answer = new Promise<Answer>((resolve) => {
      finish = resolve
    })
    stubApi({ 'diagnostics.run': () => answer })
    const run = vi.spyOn(diagnostic, 'runDiagnostic')
    await renderPart(<QuickStartOrPath />, '/')
    await userEvent.click(screen.getByRole('button', { name: 'Get My Strategy' }))
    await vi.waitFor(() => expect(run).toHaveBeenCalled())
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
    await act(async () => {
      finish({ data: result })
      await run.mock.results[0]?.value
    })
    expect(screen.getByText('/about')).toBeDefined()
  })

  it.each([
    ['{"country":"CA"}', 'CA'],
    ['{"country":"FR"}', 'US'],
    ['{"country":', 'US'],
    ['null', 'US'],
  ])('for the stored preferences %s, preselects the country %s', async (stored, country) => {
    localStorage.setItem('pathwise.preferences', stored)
    const { form } = await openQuickStart(() => ({ data: result }))
    expect(form.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', country)
  })

  it('stores the country without changing the stored language', async () => {
    localStorage.setItem('pathwise.preferences', '{"language":"ko"}')
    const { form } = await openQuickStart(() => ({ data: result }))
    await userEvent.selectOptions(form.getByLabelText('Country'), 'Canada')
    expect(JSON.parse(localStorage.getItem('pathwise.preferences') ?? '')).toEqual({ language: 'ko', country: 'CA' })
  })
})
