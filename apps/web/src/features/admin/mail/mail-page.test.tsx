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

async function issue(email: string, password: string) {
  if (email) await fill(screen.getByLabelText('Account email'), email)
  if (password) await fill(screen.getByLabelText('Your own password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
}

it('confirms the admin’s password before issuing a link', async () => {
  const url = 'http://localhost/reset-password#secret'
  const { sent } = await openMail({
    'auth.confirmPassword': () => ({ data: { ok: true } }),
    'recovery.issueResetLink': () => ({ data: { url, expires_at: '2026-11-25T10:00:00.000Z' } }),
  })
  await issue(' mina@example.org ', 'four unrelated words')
  expect(await screen.findByText(url)).toBeDefined()
  expect(sent('auth.confirmPassword')).toEqual([{ password: 'four unrelated words' }])
  expect(sent('recovery.issueResetLink')).toEqual([{ email: 'mina@example.org' }])
  expect(screen.getByLabelText('Your own password')).toHaveProperty('value', '')
})

it.each([
  ['', '', 'Enter the email and your password.', {}],
  ['mina@example.org', 'wrong', 'That is not your password.', { status: 403, reason: 'wrong_password' }],
])('issues no link for the email %j and the password %j', async (email, password, text, refusal) => {
  const { sent } = await openMail({ 'auth.confirmPassword': () => ({ status: 500, message: 'no', ...refusal }) })
  await issue(email, password)
  expect(await screen.findByText(text)).toBeDefined()
  expect(sent('recovery.issueResetLink')).toEqual([])
})
