// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

const mail = {
  ...{ id: 'one', kind: 'reset', recipient: 'mina@example.org', language: 'en', state: 'queued', attempts: 2 },
  ...{ problem: '451', created_at: '2026-11-24T10:00:00.000Z', due_at: '2026-11-24T10:03:00.000Z', settled_at: null },
  content: null,
}

async function openMail(answers: Record<string, (call: Call) => Answer> = {}) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'mail.list': () => ({ data: { mode: 'smtp', mails: [] } }),
    ...answers,
  })
  await renderApp('/admin/mail')
  await screen.findByRole('heading', { level: 1, name: 'Mail and reset links' })
  const places = within(screen.getByRole('navigation', { name: 'Administration' }))
  expect(places.getByRole('link', { name: 'Mail' }).getAttribute('aria-current')).toBe('page')
  return { sent: (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input) }
}

it('lists each email with its status, and shows the text of stored emails', async () => {
  const content = { subject: 'Choose a new password', text: 'http://localhost/reset-password#secret' }
  const kept = { ...mail, id: 'two', state: 'kept', problem: null, content }
  await openMail({ 'mail.list': () => ({ data: { mode: 'outbox', mails: [mail, kept] } }) })
  const [, first, second] = await screen.findAllByRole('row')
  expect(first?.textContent).toContain('Queued2 attempts · last reply: 451')
  expect(second?.textContent).toContain('Kept here')
  expect(within(screen.getByRole('table')).getByText(content.text)).toBeDefined()
  expect(screen.getByText(/This is a demonstration/)).toBeDefined()
})

async function issue(email: string) {
  await fill(screen.getByLabelText('Account email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
}

it('issues the link after asking for the admin’s password when the server requires it', async () => {
  const url = 'http://localhost/reset-password#secret'
  let confirmed = false
  const { sent } = await openMail({
    'auth.confirmPassword': () => {
      confirmed = true
      return { data: { ok: true } }
    },
    'recovery.issueResetLink': () =>
      confirmed
        ? { data: { url, expires_at: '2026-11-25T10:00:00.000Z' } }
        : { status: 403, message: 'again', reason: 'reauthenticate' },
  })
  await issue(' mina@example.org ')
  await userEvent.type(await screen.findByLabelText('Your account password'), 'four unrelated words{Enter}')
  expect(await screen.findByText(url)).toBeDefined()
  expect(screen.getByText(/^Here is the link for mina@example.org/)).toBeDefined()
  expect(sent('auth.confirmPassword')).toEqual([{ password: 'four unrelated words' }])
  expect(sent('recovery.issueResetLink')).toEqual([{ email: 'mina@example.org' }, { email: 'mina@example.org' }])
  expect(screen.queryByLabelText('Your account password')).toBeNull()
  expect(screen.getByLabelText('Account email')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create link' }))
})

it('asks for the email and sends nothing when the email is empty', async () => {
  const { sent } = await openMail()
  await issue(' ')
  expect(screen.getByText('Enter the email of the account.')).toBeDefined()
  expect(sent('recovery.issueResetLink')).toEqual([])
})

it.each([
  [400, 'There is no account with this email address.'],
  [404, 'There is no account with this email address.'],
  [429, /^Too many attempts/],
  [500, 'No link was created. Please try again.'],
])('shows why no link was issued when the server returns %i', async (status, text) => {
  await openMail({ 'recovery.issueResetLink': () => ({ status, message: 'no' }) })
  await issue('mina@example.org')
  expect(await screen.findByText(text)).toBeDefined()
})
