// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer, Call } from '../../../test/calls.ts'
import { fill } from '../../../test/fill.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { sampleUser } from '../../../test/sample-user.ts'
import { getAccessToken, removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

const throttled: Answer = { status: 429, message: 'slow down', reason: 'throttled', retryAfterSeconds: 60 }
const wrongPassword: Answer = { status: 403, message: 'Wrong password', reason: 'wrong_password' }

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openAccount(answers: Record<string, (call: Call) => Answer> = {}) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'reminders.list': () => ({ data: { offered: false, reminders: [] } }),
    'factors.list': () => ({ data: noFactors }),
    'auth.signIns': () => ({ data: [] }),
    ...answers,
  })
  const app = await renderApp('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  const sent = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  return { ...app, sent }
}

const noFactors = {
  factors: [],
  recovery_codes_left: 0,
  available: true,
  required: false,
  overdue: false,
  enroll_by: null,
}

const part = (name: string) => within(screen.getByRole('region', { name }))

it('shows the name and role of the signed-in user', async () => {
  await openAccount({ 'auth.me': () => ({ data: sampleUser({ name: null, role: 'editor' }) }) })
  const details = part('Your details')
  expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '(unknown)',
    'mina@example.org',
    'Editor',
    expect.stringMatching(/^November\s21,\s2026 at /),
  ])
})

describe('changing the password', () => {
  async function change(current: string, fresh: string, enter: typeof fill = fill) {
    const form = part('Change password')
    if (current) await enter(form.getByLabelText('Current password'), current)
    if (fresh) await enter(form.getByLabelText('New password'), fresh)
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    return form
  }

  it('stores the new token and clears the fields after the password change', async () => {
    const { sent } = await openAccount({ 'account.changePassword': () => ({ data: { access_token: 'after' } }) })
    const form = await change('four unrelated words', 'five other unrelated words', userEvent.type)
    expect((await form.findByRole('status')).textContent).toContain('Your password has been changed')
    expect(sent('account.changePassword')).toEqual([
      { current_password: 'four unrelated words', new_password: 'five other unrelated words' },
    ])
    expect(getAccessToken()).toBe('after')
    expect(form.getByLabelText('Current password')).toHaveProperty('value', '')
    expect(form.getByLabelText('New password')).toHaveProperty('value', '')
  })

  it('removes the devices from the list whose sessions the password change has ended', async () => {
    const device = (id: string, current: boolean) => ({
      ...{ id, current, device: 'Firefox, Linux', network: null },
      ...{ started_at: '2026-11-20T09:00:00.000Z', last_seen_at: '2026-11-20T09:00:00.000Z' },
    })
    let devices = [device('this', true), device('other', false)]
    await openAccount({
      'auth.signIns': () => ({ data: devices }),
      'account.changePassword': () => {
        devices = [device('this', true)]
        return { data: { access_token: 'after' } }
      },
    })
    expect(await screen.findAllByText('Firefox, Linux')).toHaveLength(2)
    await change('four unrelated words', 'five other unrelated words')
    await waitFor(() => expect(screen.getAllByText('Firefox, Linux')).toHaveLength(1))
  })

  it.each([
    ['', 'five other unrelated words', 'Current password', 'Enter your current password.'],
    ['four unrelated words', 'too short', 'New password', 'Use at least 12 characters.'],
  ])('sends no request for the current and new passwords %j and %j', async (current, fresh, label, text) => {
    const { sent } = await openAccount()
    const form = await change(current, fresh)
    expect(await form.findByText(text)).toBeDefined()
    expect(document.activeElement).toBe(form.getByLabelText(label))
    expect(sent('account.changePassword')).toEqual([])
  })

  it.each<[Answer, string | RegExp]>([
    [wrongPassword, 'That password is incorrect.'],
    [{ status: 422, message: 'weak', reason: 'weak_password' }, /^This password is too easy to guess/],
    [throttled, /^Too many attempts\. Please try again after /],
    [{ status: 500, message: 'broken' }, /^That did not work/],
  ])('shows an error and keeps the session when the server responds with %j', async (answer, text) => {
    await openAccount({ 'account.changePassword': () => answer })
    const form = await change('four unrelated words', 'five other unrelated words')
    expect(await form.findByText(text)).toBeDefined()
    expect(getAccessToken()).toBe('token')
  })
})

describe('signing out everywhere', () => {
  it('shows the farewell page instead of the login page after signing out everywhere', async () => {
    const { place } = await openAccount({ 'account.signOutEverywhere': () => ({ data: { ok: true } }) })
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'You are logged out everywhere' })
    expect(document.activeElement).toBe(title)
    expect(getAccessToken()).toBeUndefined()
    expect(place.current.pathname).toBe('/account')
    expect(await screen.findByRole('button', { name: 'Account menu (anon)' })).toBeDefined()
  })

  it('shows an error and stays signed in when signing out everywhere fails', async () => {
    await openAccount({ 'account.signOutEverywhere': () => ({ status: 500, message: 'broken' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work')
    expect(getAccessToken()).toBe('token')
  })
})

describe('exporting data', () => {
  it('downloads the account data as a JSON file', async () => {
    const data = { exported_at: '2026-11-21T09:00:00.000Z', account: { email: 'mina@example.org' } }
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file)
          return 'blob:file'
        },
        revokeObjectURL: () => {},
      }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await openAccount({ 'account.exportData': () => ({ data }) })
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Your file is being downloaded.')).toBeDefined()
    expect(names).toEqual(['pathwise-account.json'])
    expect(files[0]?.type).toBe('application/json')
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data)
  })

  it('shows an error when the data export fails', async () => {
    await openAccount({ 'account.exportData': () => throttled })
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts')
  })
})

describe('deleting the account', () => {
  async function openDialog(answer: Answer) {
    const app = await openAccount({ 'account.delete': () => answer })
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) }
  }

  it('asks for the password, deletes the account and shows the farewell page', async () => {
    const { dialog, sent } = await openDialog({ data: { ok: true } })
    const confirm = dialog.getByRole('button', { name: 'Delete for good' })
    expect(confirm).toHaveProperty('disabled', true)
    await fill(dialog.getByLabelText('Your password'), 'four unrelated words')
    await userEvent.click(confirm)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeDefined()
    expect(sent('account.delete')).toEqual([{ password: 'four unrelated words' }])
    expect(getAccessToken()).toBeUndefined()
  })

  it('says that this browser’s plans are removed, and removes them with the account', async () => {
    localStorage.setItem('pathwise.saved-plans', '[]')
    const { dialog } = await openDialog({ data: { ok: true } })
    expect(
      part('Delete my account').getByText(/Also removes your answers, plans, .* from this browser\.$/),
    ).toBeDefined()
    await fill(dialog.getByLabelText('Your password'), 'four unrelated words')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await screen.findByRole('heading', { level: 1, name: 'Your account has been deleted' })
    expect(localStorage.getItem('pathwise.saved-plans')).toBeNull()
  })

  it('does not delete the account when the password is wrong', async () => {
    const { dialog } = await openDialog(wrongPassword)
    await userEvent.type(dialog.getByLabelText('Your password'), 'a guess{Enter}')
    expect(await dialog.findByText('That password is incorrect.')).toBeDefined()
    expect(getAccessToken()).toBe('token')
  })

  it('clears the password field when the dialog is canceled', async () => {
    const { dialog, sent } = await openDialog({ data: { ok: true } })
    await fill(dialog.getByLabelText('Your password'), 'four unrelated words')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(dialog.getByLabelText('Your password')).toHaveProperty('value', '')
    expect(sent('account.delete')).toEqual([])
  })
})
