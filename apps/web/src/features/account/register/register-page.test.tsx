// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { getAccessToken, removeAccessToken } from '../../../lib/session/access-token.ts'

const user = sampleUser()
const made: Answer = { data: { access_token: 'fresh', user } }
const thisYear = new Date().getFullYear()

beforeEach(removeAccessToken)

async function openRegister(answer: Answer = made, address = '/register') {
  const calls = stubApi({ 'account.register': () => answer, 'auth.me': stubCurrentUser('fresh', user) })
  const app = await renderApp(address)
  await screen.findByRole('button', { name: 'Create an account' })
  const sent = () => calls.filter(({ procedure }) => procedure === 'account.register').map(({ input }) => input)
  return { ...app, sent }
}

async function fillAndSubmit(
  { name = '', email = 'mina@example.org', password = 'four unrelated words', birthYear = '2008' } = {},
  enter: typeof fill = fill,
) {
  if (birthYear) await userEvent.selectOptions(screen.getByLabelText('Year of birth'), birthYear)
  if (name) await enter(screen.getByLabelText('Name (optional)'), name)
  if (email) await enter(screen.getByLabelText('Email'), email)
  if (password) await enter(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
}

describe('registration', () => {
  it('creates an account, signs in and redirects', async () => {
    const { place, sent } = await openRegister(made, '/register?next=/pricing')
    await fillAndSubmit({ name: ' Mina Park ', email: ' mina@example.org ' }, userEvent.type)
    await vi.waitFor(() => expect(place.current.pathname).toBe('/pricing'))
    expect(sent()).toEqual([
      { name: 'Mina Park', email: 'mina@example.org', password: 'four unrelated words', birth_year: 2008 },
    ])
    expect(getAccessToken()).toBe('fresh')
  })

  it('asks the user to check their email after the server has sent a link to create the account', async () => {
    const { place } = await openRegister({ data: { check_mail: true } }, '/register?next=/pricing')
    await fillAndSubmit()
    const title = await screen.findByRole('heading', { level: 1, name: 'Check your email' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(/We’ve sent an email to mina@example\.org/)).toBeDefined()
    expect(place.current.pathname).toBe('/register')
    expect(getAccessToken()).toBeUndefined()
  })

  it('omits the name from the request when the field is empty', async () => {
    const { sent } = await openRegister()
    await fillAndSubmit({ name: '  ' })
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).not.toHaveProperty('name')
  })

  it('ignores a next path that points to another site', async () => {
    const { place } = await openRegister(made, '/register?next=//evil.example')
    await fillAndSubmit()
    await vi.waitFor(() => expect(place.current.pathname).toBe('/'))
  })

  it.each([
    [{ birthYear: '' }, 'Year of birth', 'Choose your year of birth.'],
    [{ email: '' }, 'Email', 'Enter your email address.'],
    [{ password: 'elevenchars' }, 'Password', 'Use at least 12 characters.'],
    [{ password: 'x'.repeat(129) }, 'Password', 'Use at most 128 characters.'],
  ])('marks and focuses the invalid field for the input %j, and sends no request', async (answers, label, text) => {
    const { sent } = await openRegister()
    await fillAndSubmit(answers)
    expect(await screen.findByText(text)).toBeDefined()
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('alert').textContent).toBe('Please check the highlighted fields.')
    expect(sent()).toEqual([])
  })

  it.each<[string, Answer, string, string]>([
    [
      'a taken address',
      { status: 409, message: 'taken', reason: 'email_taken' },
      'Email',
      'There is already an account with this address. Log in instead, or use another address.',
    ],
    [
      'an invalid address',
      { status: 400, message: 'bad', issues: [{ path: ['email'] }] },
      'Email',
      'This does not look like an email address.',
    ],
    [
      'a common password',
      { status: 422, message: 'weak', reason: 'weak_password' },
      'Password',
      'This password is too easy to guess. Choose one that is not your email address or a common password.',
    ],
    [
      'an odd name',
      { status: 400, message: 'bad', issues: [{ path: ['name'] }] },
      'Name (optional)',
      'Use letters, numbers, and spaces only, 80 characters at most.',
    ],
  ])('marks and focuses the invalid field when the server rejects %s', async (_, answer, label, text) => {
    await openRegister(answer)
    await fillAndSubmit({ name: 'Mina' })
    expect(await screen.findByText(text)).toBeDefined()
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(getAccessToken()).toBeUndefined()
  })

  it.each<[Answer, RegExp]>([
    [{ status: 500, message: 'broken' }, /^That did not work\. Please try again in a moment\.$/],
    [
      { status: 429, message: 'slow down', reason: 'throttled', retryAfterSeconds: 60 },
      /^Too many attempts\. Please try again after \d+:\d\d\s[AP]M\.$/,
    ],
  ])('shows an error when the registration response is %j', async (answer, text) => {
    await openRegister(answer)
    await fillAndSubmit()
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
  })
})

describe('registration of users under 13', () => {
  it.each([thisYear - 13, thisYear - 10, thisYear])(
    'shows the age notice and sends no request for the birth year %i',
    async (year) => {
      const { sent } = await openRegister()
      await fillAndSubmit({ birthYear: String(year) })
      const title = await screen.findByRole('heading', { name: 'You can’t create an account just yet' })
      expect(document.activeElement).toBe(title)
      expect(screen.getByText('We haven’t kept anything you entered.')).toBeDefined()
      expect(screen.queryByLabelText('Password')).toBeNull()
      expect(sent()).toEqual([])
      expect(Object.keys(localStorage)).toEqual(['pathwise.language'])
    },
  )

  it('uses the minimum age from the server’s configuration when a user registers', async () => {
    const calls = stubApi({ 'system.config': () => ({ data: { minimum_age: 14 } }) })
    await renderApp('/register')
    await screen.findByRole('button', { name: 'Create an account' })
    await vi.waitFor(() => expect(calls.map(({ procedure }) => procedure)).toContain('system.config'))
    await fillAndSubmit({ birthYear: String(thisYear - 14) })
    expect(await screen.findByText(/definitely 14 or older/)).toBeDefined()
    expect(calls.map(({ procedure }) => procedure)).not.toContain('account.register')
  })

  it('shows the age notice when the server rejects the user as too young', async () => {
    await openRegister({ status: 422, message: 'too young', reason: 'too_young' })
    await fillAndSubmit({ birthYear: String(thisYear - 14) })
    expect(await screen.findByRole('heading', { name: 'You can’t create an account just yet' })).toBeDefined()
    expect(getAccessToken()).toBeUndefined()
  })
})
