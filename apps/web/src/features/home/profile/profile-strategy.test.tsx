// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const result = { summary: 'Go on', weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }
const cards = Array.from({ length: 7 }, (_, number) => ({ slug: `/guides/us/${number}`, title: `Card ${number}` }))

/** The timeout in ms for opening another page, whose code can load slowly on a busy machine. */
const later = { timeout: 10_000 }

type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

function stub(answers: Answers = {}) {
  return stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'diagnostics.runDiagnosticForGoalText': () => ({ data: result }),
    '/api/recommend': () => ({ data: { items: cards } }),
    ...answers,
  })
}

async function openForm() {
  const app = await renderApp('/')
  const form = within(await screen.findByRole('region', { name: 'A goal of your own' }))
  return { ...app, form }
}

async function submit(form: Awaited<ReturnType<typeof openForm>>['form'], goal = 'Better at chemistry') {
  await userEvent.selectOptions(form.getByLabelText('Grade'), 'Grade 10')
  await fill(form.getByLabelText('Your goal'), goal)
  await userEvent.click(form.getByRole('button', { name: 'Get strategy and recommendations' }))
}

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

describe('ProfileStrategy', () => {
  it('runs the diagnostic for a free-text goal and opens its report', async () => {
    const calls = stub()
    const { form, place } = await openForm()
    await submit(form)
    await userEvent.click(await form.findByRole('link', { name: 'Open my strategy' }))
    await vi.waitFor(() => expect(place.current.pathname).toBe('/plan'), later)
    const context = { country: 'US', grade: 'G10', goal: 'Better at chemistry' }
    expect(place.current.state).toEqual({ result, context })
    expect(calls.find(({ procedure }) => procedure === 'diagnostics.runDiagnosticForGoalText')?.input).toEqual({
      context,
    })
  })

  it('shows at most five recommendation cards', async () => {
    stub()
    const { form } = await openForm()
    await submit(form)
    const plans = within(form.getByRole('region', { name: 'Recommended for you' }))
    expect(await plans.findByRole('link', { name: 'Card 4' })).toBeDefined()
    expect(plans.getAllByRole('listitem')).toHaveLength(5)
  })

  it('disables the button and shows Loading… while the diagnostic runs', async () => {
    const calls = stub({ 'diagnostics.runDiagnosticForGoalText': () => new Promise(() => {}) })
    const { form } = await openForm()
    await submit(form)
    await userEvent.click(await form.findByRole('button', { name: 'Loading…', busy: true }))
    expect(calls.filter(({ procedure }) => procedure === 'diagnostics.runDiagnosticForGoalText')).toHaveLength(1)
  })

  it.each<[Answer, string]>([
    [{ data: result }, 'Your strategy is ready'],
    [{ status: 500, message: 'broken' }, 'Your answers are still here'],
  ])('focuses the outcome and scrolls it into view: %j', async (answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const scrolled: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
      scrolled.push(this.textContent)
    })
    stub({ 'diagnostics.runDiagnosticForGoalText': () => answer })
    const { form } = await openForm()
    await submit(form)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(text))
    expect(scrolled.at(-1)).toContain(text)
  })

  it('shows visitors a strategy but no recommendations', async () => {
    removeAccessToken()
    const calls = stub()
    const { form, place } = await openForm()
    expect(form.getByText(/Log in to get recommendations, too/)).toBeDefined()
    await submit(form)
    expect(await form.findByRole('link', { name: 'Open my strategy' })).toBeDefined()
    expect(place.current.pathname).toBe('/')
    expect(calls.some(({ procedure }) => procedure.includes('recommend'))).toBe(false)
  })

  it('asks the student to log in when the session has expired, then runs the diagnostic', async () => {
    let expired = true
    const refused: Answer = { status: 403, message: 'no' }
    stub({
      '/api/recommend': () => {
        if (!expired) return { data: { items: cards } }
        removeAccessToken()
        return refused
      },
      'auth.login': () => ({ data: { access_token: 'new', user: sampleUser() } }),
    })
    const { form, place } = await openForm()
    await submit(form)
    await vi.waitFor(() => expect(place.current).toMatchObject({ pathname: '/login', search: '?next=/' }), later)

    expired = false
    await fill(await screen.findByLabelText('Email'), 'mina@example.org')
    await fill(screen.getByLabelText('Password'), 'a long password')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    const again = within(await screen.findByRole('region', { name: 'A goal of your own' }))
    expect(again.getByLabelText('Your goal')).toHaveProperty('value', 'Better at chemistry')
    expect(again.getByLabelText('Grade')).toHaveProperty('value', 'G10')
    expect(await again.findByRole('link', { name: 'Open my strategy' })).toBeDefined()
  })

  it('shows an error but keeps the recommendations when the diagnostic fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stub({ 'diagnostics.runDiagnosticForGoalText': () => ({ status: 500, message: 'broken' }) })
    const { form } = await openForm()
    await submit(form)
    expect((await form.findByRole('alert')).textContent).toBe('Diagnostics failed. Please try again.')
    expect(form.getByText(/Your answers are still here/)).toBeDefined()
    expect(await form.findByRole('link', { name: 'Card 0' })).toBeDefined()
  })

  it('shows an error but keeps the strategy when recommendations are unavailable', async () => {
    const broken: Answer = { status: 500, message: 'broken' }
    stub({ '/api/recommend': () => broken, '/api/recommend/plan': () => broken })
    const { form } = await openForm()
    await submit(form)
    expect((await form.findByRole('alert')).textContent).toBe(
      'Recommendations are temporarily unavailable. Please try again.',
    )
    expect(await form.findByRole('link', { name: 'Open my strategy' })).toBeDefined()
  })

  it('shows an error and sends no request when the goal is blank', async () => {
    const calls = stub()
    const { form } = await openForm()
    await submit(form, '  ')
    expect(form.getByText('Write your goal first.')).toBeDefined()
    expect(form.getByLabelText('Your goal').getAttribute('aria-invalid')).toBe('true')
    expect(calls.some(({ procedure }) => procedure.startsWith('diagnostics'))).toBe(false)
  })
})
