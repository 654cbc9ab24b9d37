// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { notAuthenticated, sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { getAccessToken, removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const user = sampleUser()
const signedIn: Answer = { data: { access_token: 'fresh', user } }

beforeEach(() => {
  removeAccessToken()
  // jsdom cannot navigate, and the test router does not change `location`, so the fallback to a full page load would
  // run.
  vi.stubGlobal('location', { pathname: '/login', origin: 'http://localhost', assign: () => {} })
})

interface Server {
  login?: () => Answer | Promise<Answer>
  demo?: boolean
}

function stubServer({ login = () => signedIn, demo = false }: Server = {}) {
  return stubApi({
    'system.config': () => ({ data: { demo, development: false } }),
    'auth.login': login,
    'auth.me': stubCurrentUser('fresh', user),
  })
}

async function openLogin(server: Server = {}, address = '/login') {
  const calls = stubServer(server)
  const app = await renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  const sent = () => calls.filter(({ procedure }) => procedure === 'auth.login').map(({ input }) => input)
  return { ...app, calls, sent }
}

async function fillAndSubmit(email = 'mina@example.org', password = 'four unrelated words') {
  if (email) await fill(screen.getByLabelText('Email'), email)
  if (password) await fill(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

describe('sign-in', () => {
  it('stores the token, shows a success message and redirects', async () => {
    const { place, sent } = await openLogin({}, '/login?next=%2Fpricing%3Fplan%3Dpro')
    await fillAndSubmit(' mina@example.org ')
    await vi.waitFor(() => expect(place.current).toMatchObject({ pathname: '/pricing', search: '?plan=pro' }))
    expect(sent()).toEqual([{ email: 'mina@example.org', password: 'four unrelated words' }])
    expect(getAccessToken()).toBe('fresh')
    expect(await screen.findByRole('button', { name: 'Account menu Mina Park' })).toBeDefined()
  })

  it.each(['//evil.example', '/\\evil.example', 'https:evil.example', '/%2Fevil.example', '/login'])(
    'redirects to the home page instead of %s',
    async (next) => {
      const { place } = await openLogin({}, `/login?next=${encodeURIComponent(next)}`)
      await fillAndSubmit()
      await vi.waitFor(() => expect(place.current).toMatchObject({ pathname: '/', search: '' }))
    },
  )

  it('sends only one login request while it is in flight', async () => {
    const { sent } = await openLogin({ login: () => new Promise(() => {}) })
    await fillAndSubmit()
    const button = await screen.findByRole('button', { name: 'Logging in…' })
    await userEvent.click(button)
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['', '', 'Email'],
    ['  ', 'four unrelated words', 'Email'],
    ['mina@example.org', '', 'Password'],
  ])('focuses the empty field when the email and password are %j and %j', async (email, password, focused) => {
    const { sent } = await openLogin()
    await fillAndSubmit(email, password)
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter email/password.')
    expect(document.activeElement).toBe(screen.getByLabelText(focused))
    expect(sent()).toEqual([])
  })

  it.each<[string, Answer | Error, string]>([
    ['a wrong password', notAuthenticated, '[401] Login failed'],
    ['a broken server', { status: 500, message: 'broken' }, '[500] Login failed'],
    ['an answer without a token', { data: {} }, 'Token not received'],
    ['an empty token', { data: { access_token: '' } }, 'Token not received'],
    ['no answer', new TypeError('Failed to fetch'), 'Error: Failed to fetch'],
  ])('shows an error and allows a retry after %s', async (_, answer, message) => {
    let next = answer
    const { place, sent } = await openLogin({
      login: () => (next instanceof Error ? Promise.reject(next) : next),
    })
    await fillAndSubmit()
    expect((await screen.findByRole('alert')).firstElementChild?.nextElementSibling?.firstChild?.textContent).toBe(
      message,
    )
    expect(getAccessToken()).toBeUndefined()
    expect(place.current.pathname).toBe('/login')
    next = signedIn
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await vi.waitFor(() => expect(place.current.pathname).toBe('/'))
    expect(sent()).toHaveLength(2)
  })

  it('says that the account is suspended, and links to the contact page', async () => {
    await openLogin({ login: () => ({ status: 403, message: 'suspended', reason: 'suspended' }) })
    await fillAndSubmit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^\[403\] Login failedThis account is suspended\./)
    expect(within(alert).getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact')
  })

  it('shows the retry time after too many attempts', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 14, 0, 30))
    await openLogin({
      login: () => ({ status: 429, message: 'slow down', reason: 'throttled', retryAfterSeconds: 900 }),
    })
    await fillAndSubmit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('[429] Login failed')
    expect(alert.textContent).toMatch(/Please try again after 2:16\sPM\./)
    vi.useRealTimers()
  })
})

describe('login with demo accounts', () => {
  it('shows the links above the demo accounts, so that the links do not move when the accounts appear', async () => {
    await openLogin({ demo: true })
    const demo = await screen.findByRole('group', { name: 'Demo accounts' })
    for (const name of ['Create an account', 'Forgot your password?'])
      expect(screen.getByRole('link', { name }).compareDocumentPosition(demo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('fills in the login form with the selected demo account', async () => {
    const { sent } = await openLogin({ demo: true })
    await vi.waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'student@pathwise.example'))
    await userEvent.click(screen.getByRole('button', { name: 'Admin' }))
    expect(screen.getByRole('button', { name: 'Admin' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await vi.waitFor(() => expect(sent()).toEqual([{ email: 'admin@pathwise.example', password: 'pathwise-demo' }]))
  })

  it('does not prefill a form that the user has started to fill in', async () => {
    let answer: (answer: Answer) => void = () => {}
    const later = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    const calls = stubApi({ 'system.config': () => later })
    await renderApp('/login?autologin=1')
    await userEvent.type(await screen.findByLabelText('Email'), 'mina')
    answer({ data: { demo: true, development: false } })
    await screen.findByRole('group', { name: 'Demo accounts' })
    await userEvent.type(screen.getByLabelText('Email'), '@example.org')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mina@example.org')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(calls.map(({ procedure }) => procedure)).not.toContain('auth.login')
  })

  it('submits the login form once when the URL has autologin=1', async () => {
    const { place, sent } = await openLogin({ demo: true }, '/login?autologin=1&next=/pricing')
    await vi.waitFor(() => expect(place.current.pathname).toBe('/pricing'))
    expect(sent()).toEqual([{ email: 'student@pathwise.example', password: 'pathwise-demo' }])
  })

  it('shows the diagnostics when the URL has debugauth=1', async () => {
    await openLogin({ demo: true }, '/login?debugauth=1')
    expect((await screen.findByLabelText('Diagnostics output')).textContent).toContain('GET /api/__ok')
  })
})

it('leaves the login form empty when the server has no demo accounts', async () => {
  const { calls, sent } = await openLogin({}, '/login?autologin=1&debugauth=1')
  await vi.waitFor(() => expect(calls.map(({ procedure }) => procedure)).toContain('system.config'))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull()
  expect(screen.queryByLabelText('Diagnostics output')).toBeNull()
  expect(sent()).toEqual([])
})

it('shows a Continue link and sends no sign-in request when the user is already signed in', async () => {
  signInWith('fresh')
  const { sent } = await openLogin({ demo: true }, '/login?autologin=1&next=/pricing')
  expect(await screen.findByText('You are logged in as mina@example.org.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/pricing')
  expect(sent()).toEqual([])
})

it('links to the registration page with the same next path', async () => {
  await openLogin({}, '/login?next=/pricing')
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register?next=%2Fpricing')
})
