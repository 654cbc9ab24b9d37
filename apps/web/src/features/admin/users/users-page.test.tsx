// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
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

const jun = {
  ...{
    id: 'jun',
    email: 'jun@study.example',
    name: 'Jun',
    role: 'student',
    suspended_at: null,
    sign_ins: 2,
    factors: 0,
  },
  ...{ created_at: '2026-11-01T10:00:00.000Z', last_sign_in: '2026-11-24T10:00:00.000Z' },
}

async function openUsers(answers: Record<string, (call: Call) => Answer> = {}) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'users.list': () => ({ data: { items: [jun], next: null } }),
    ...answers,
  })
  await renderApp('/admin/users')
  await screen.findByRole('table', { name: 'Users' })
  return { sent: (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openDialog() {
  await press('Manage jun@study.example')
  return within(await screen.findByRole('dialog', { name: 'jun@study.example' }))
}

describe('users page', () => {
  it('searches and filters accounts, and loads the next page by cursor', async () => {
    const { sent } = await openUsers({
      'users.list': ({ input }) => {
        const isNext = typeof input === 'object' && input !== null && 'cursor' in input
        const other = { ...jun, id: 'kai', email: 'kai@study.example', suspended_at: jun.created_at }
        return { data: isNext ? { items: [other], next: null } : { items: [jun], next: jun.email } }
      },
    })
    await press('Load more')
    const row = await screen.findByRole('row', { name: /kai@study.example/ })
    expect(within(row).getByText('Suspended')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    await fill(screen.getByLabelText('Email, name, or ID'), '  jun ')
    await press('Search')
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Editor')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Suspended')
    await screen.findByRole('row', { name: /jun@study.example/ })
    expect(sent('users.list')).toEqual([
      { direction: 'forward' },
      { cursor: jun.email, direction: 'forward' },
      { search: 'jun', direction: 'forward' },
      { search: 'jun', role: 'editor', direction: 'forward' },
      { search: 'jun', role: 'editor', suspended: true, direction: 'forward' },
    ])
  })

  it('suspends the account after asking for the password when the server requires it', async () => {
    let confirmed = false
    const { sent } = await openUsers({
      'users.setSuspended': () =>
        confirmed
          ? { data: { ...jun, suspended_at: jun.created_at, sign_ins: 0 } }
          : { status: 403, message: 'again', reason: 'reauthenticate' },
      'auth.confirmPassword': ({ input }) => {
        confirmed = JSON.stringify(input).includes('right')
        return confirmed ? { data: { ok: true } } : { status: 403, message: 'wrong', reason: 'wrong_password' }
      },
    })
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    expect(dialog.getByText(/cannot log in until you lift the suspension/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    const password = await dialog.findByLabelText('Your account password')
    expect(document.activeElement).toBe(password)
    await userEvent.type(password, 'wrong{Enter}')
    expect(await dialog.findByText('That password is incorrect.')).toBeDefined()
    await userEvent.clear(password)
    await userEvent.type(password, 'right{Enter}')
    expect(await screen.findByText('Suspended: jun@study.example')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('users.setSuspended')).toEqual([
      { id: 'jun', suspended: true },
      { id: 'jun', suspended: true },
    ])
  })

  it('returns the focus to the button of the action after the password', async () => {
    let isConfirmed = false
    await openUsers({
      'users.setSuspended': () =>
        isConfirmed ? { status: 500, message: 'fault' } : { status: 403, message: 'again', reason: 'reauthenticate' },
      'auth.confirmPassword': () => {
        isConfirmed = true
        return { data: { ok: true } }
      },
    })
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await userEvent.type(await dialog.findByLabelText('Your account password'), 'right{Enter}')
    expect(await dialog.findByText('That did not work. Please try again in a moment.')).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Suspend' }))
  })

  it('offers to reset second factors only for accounts that have them', async () => {
    const { sent } = await openUsers({
      'users.list': () => ({
        data: {
          items: [
            { ...jun, factors: 1 },
            { ...jun, id: 'kai', email: 'kai@b.example' },
          ],
          next: null,
        },
      }),
      'users.resetFactors': () => ({ data: jun }),
    })
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset two-step login' }))
    expect(dialog.getByText(/First check who is asking/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset two-step login' }))
    expect(await screen.findByText('Second steps reset: jun@study.example')).toBeDefined()
    expect(sent('users.resetFactors')).toEqual([{ id: 'jun' }])
    await press('Manage kai@b.example')
    expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: 'Reset two-step login' })).toBeNull()
  })

  it('disables the button for changing the role until a different role is selected', async () => {
    const { sent } = await openUsers({ 'users.setRole': () => ({ data: { ...jun, role: 'editor' } }) })
    const dialog = await openDialog()
    expect(dialog.getByRole('button', { name: 'Change role' })).toHaveProperty('disabled', true)
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Editor')
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
    expect(dialog.getByText('New role: Editor. The account is logged out everywhere.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
    expect(await screen.findByText('Role changed: jun@study.example')).toBeDefined()
    expect(sent('users.setRole')).toEqual([{ id: 'jun', role: 'editor' }])
  })

  it.each([
    ['own_account', 409, 'This is your own account. Ask another administrator.'],
    ['billing_unavailable', 503, 'The subscription could not be canceled, so nothing was deleted.'],
    [undefined, 404, 'This entry no longer exists. Reload the list.'],
    [undefined, 500, 'That did not work. Please try again in a moment.'],
  ])('explains why an account cannot be deleted: reason %s, status %i', async (reason, status, text) => {
    await openUsers({ 'users.remove': () => ({ status, message: 'no', reason }) })
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    expect(await dialog.findByText(text)).toBeDefined()
  })
})
