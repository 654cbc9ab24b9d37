// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { getAccessToken, removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const token = 'T'.repeat(43)
const email = 'mina@example.org'
const expired: Answer = { status: 404, message: 'expired', reason: 'link_expired' }
const user = sampleUser()

beforeEach(removeAccessToken)

async function open(address: string, answers: Record<string, (call: Call) => Answer>) {
  const calls = stubApi({ 'auth.me': stubCurrentUser('fresh', user), ...answers })
  const app = await renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  const sent = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  return { ...app, sent }
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('forgot-password page', () => {
  const openForgot = (mail: string, answer: Answer = { data: { ok: true } }) =>
    open('/forgot-password', {
      'system.capabilities': () => ({ data: { mail, reminders: false } }),
      'recovery.requestReset': () => answer,
    })

  it('requests a reset link, and shows the same message whether or not the address is registered', async () => {
    const { sent } = await openForgot('smtp')
    await fill(screen.getByLabelText('Email'), ` ${email} `)
    await press('Send the link')
    expect(document.activeElement).toBe(await findTitle('Check your email'))
    expect(screen.getByText(/^If mina@example\.org has an account/)).toBeDefined()
    expect(screen.queryByText(/demonstration/)).toBeNull()
    expect(sent('recovery.requestReset')).toEqual([{ email }])
  })

  it('explains where to find the email when the server is a demonstration server', async () => {
    await openForgot('outbox')
    await fill(screen.getByLabelText('Email'), email)
    await press('Send the link')
    expect(await screen.findByText(/^This is a demonstration/)).toBeDefined()
  })

  it('links to the contact page when email is not configured', async () => {
    await openForgot('off')
    await findTitle('This site sends no email')
    expect(screen.getByRole('main').querySelector('a[href="/contact"]')).not.toBeNull()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('sends no reset request when the email field is empty', async () => {
    const { sent } = await openForgot('smtp')
    await press('Send the link')
    expect(screen.getByText('Enter your email address.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(sent('recovery.requestReset')).toEqual([])
  })
})

describe('reset-password page', () => {
  const openReset = (answers: Record<string, () => Answer>) =>
    open(`/reset-password#${token}`, {
      'recovery.openLink': () => ({ data: { purpose: 'reset', email } }),
      ...answers,
    })

  it('sends the new password with the token from the URL', async () => {
    const { sent } = await openReset({ 'recovery.resetPassword': () => ({ data: { ok: true } }) })
    await fill(await screen.findByLabelText('New password'), 'five other unrelated words')
    await press('Save new password')
    expect(document.activeElement).toBe(await findTitle('Your password has changed'))
    expect(sent('recovery.openLink')).toEqual([{ token }])
    expect(sent('recovery.resetPassword')).toEqual([{ token, password: 'five other unrelated words' }])
  })

  it('keeps showing the form when the server rejects the new password as too weak', async () => {
    await openReset({ 'recovery.resetPassword': () => ({ status: 422, message: 'weak', reason: 'weak_password' }) })
    await fill(await screen.findByLabelText('New password'), 'qwertyuiopasdf')
    await press('Save new password')
    expect(await screen.findByText(/too easy to guess/)).toBeDefined()
  })

  it.each([
    ['before', { 'recovery.openLink': () => expired }],
    ['while', { 'recovery.resetPassword': () => expired }],
  ])('shows the expired-link page when the link expires %s the form is filled in', async (when, answers) => {
    await openReset(answers)
    if (when === 'while') {
      await fill(await screen.findByLabelText('New password'), 'five other unrelated words')
      await press('Save new password')
    }
    const title = await findTitle('This link no longer works')
    expect(document.activeElement === title).toBe(when === 'while')
    expect(screen.getByRole('link', { name: 'Ask for a new password' }).getAttribute('href')).toBe('/forgot-password')
  })

  it('rejects a link that was not issued for a password reset', async () => {
    await openReset({ 'recovery.openLink': () => ({ data: { purpose: 'verify', email } }) })
    expect(await findTitle('This link no longer works')).toBeDefined()
  })
})

describe('verify-email page', () => {
  const openVerify = (purpose: string, answer: Answer) =>
    open(`/verify-email#${token}`, {
      'recovery.openLink': () => ({ data: { purpose, email } }),
      'recovery.confirmLink': () => answer,
    })
  const confirmed = (purpose: string, complete = true) => ({ data: { purpose, complete, session: null } })

  it.each([
    ['verify', 'Confirm this address', true, /is confirmed/],
    ['change_old', 'Confirm the change', false, /Now confirm at the other address/],
    ['change_new', 'Confirm the change', true, /Your account has moved/],
    ['reminder', 'Yes, send it to me', true, /The first email comes on Sunday/],
  ])('uses a "%s" link only when the button is pressed', async (purpose, button, complete, text) => {
    const { sent } = await openVerify(purpose, confirmed(purpose, complete))
    await screen.findByRole('button', { name: button })
    expect(sent('recovery.confirmLink')).toEqual([])
    await press(button)
    expect(await screen.findByText(text)).toBeDefined()
    expect(sent('recovery.confirmLink')).toEqual([{ token }])
  })

  it('shows the new address on the account page after the last confirmation of an email change', async () => {
    signInWith('fresh')
    let me = user
    await open(`/verify-email#${token}`, {
      'auth.me': () => ({ data: me }),
      'recovery.openLink': () => ({ data: { purpose: 'change_new', email: 'new@example.org' } }),
      'recovery.confirmLink': () => {
        me = { ...user, email: 'new@example.org' }
        return confirmed('change_new')
      },
    })
    await screen.findByRole('button', { name: 'Confirm the change' })
    await press('Confirm the change')
    await userEvent.click(await screen.findByRole('link', { name: 'Open my account' }))
    const details = within(await screen.findByRole('region', { name: 'Your details' }))
    expect(await details.findByText('new@example.org')).toBeDefined()
  })

  it('confirms a registration and signs in after the correct password is entered', async () => {
    const session = { access_token: 'fresh', user }
    const { sent, place } = await openVerify('register', { data: { purpose: 'register', complete: true, session } })
    await fill(await screen.findByLabelText('Password'), 'four unrelated words')
    await press('Confirm and log in')
    await vi.waitFor(() => expect(place.current.pathname).toBe('/'))
    expect(getAccessToken()).toBe('fresh')
    expect(sent('recovery.confirmLink')).toEqual([{ token, password: 'four unrelated words' }])
  })

  it('shows an error when the registration password is wrong', async () => {
    await openVerify('register', { status: 403, message: 'wrong', reason: 'wrong_password' })
    await fill(await screen.findByLabelText('Password'), 'not my password')
    await press('Confirm and log in')
    expect(await screen.findByText(/not the password you chose/)).toBeDefined()
  })
})

describe('unsubscribe page', () => {
  const id = 'R'.repeat(22)

  it('ends the reminder only when the button is pressed', async () => {
    const { sent } = await open(`/unsubscribe/${id}`, { 'reminders.unsubscribe': () => ({ data: { ended: true } }) })
    expect(sent('reminders.unsubscribe')).toEqual([])
    await press('Turn off reminders')
    expect(await screen.findByText('Done. You will get no more reminders.')).toBeDefined()
    expect(sent('reminders.unsubscribe')).toEqual([{ id }])
  })

  it('shows a message when the unsubscribe link is incomplete', async () => {
    await open('/unsubscribe/RRR', {})
    expect(screen.getByRole('alert').textContent).toContain('This link is incomplete')
    expect(screen.queryByRole('button', { name: 'Turn off reminders' })).toBeNull()
  })
})
