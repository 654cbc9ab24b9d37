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

const noFactors = {
  factors: [],
  recovery_codes_left: 0,
  available: true,
  required: false,
  overdue: false,
  enroll_by: null,
}
const phone = {
  id: 'f1',
  kind: 'totp',
  name: 'Old phone',
  created_at: '2026-11-20T09:00:00.000Z',
  last_used_at: null,
}
const started = { challenge: 'c'.repeat(43), secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Pathwise:mina' }
const reauthenticate: Answer = { status: 403, message: 'again', reason: 'reauthenticate' }

async function openAccount(answers: Record<string, (call: Call) => Answer>) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'factors.list': () => ({ data: noFactors }),
    'auth.signIns': () => ({ data: [] }),
    ...answers,
  })
  await renderApp('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  return { sent: (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input) }
}

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('second factors of an account', () => {
  it('focuses the form for an authenticator app when it opens, and the button when it is cancelled', async () => {
    await openAccount({ 'factors.startTotp': () => ({ data: started }) })
    const setting = part('Second step at login')
    const name = 'Add an authenticator app'
    await userEvent.click(await setting.findByRole('button', { name }))
    expect(document.activeElement).toBe(await setting.findByRole('form', { name }))
    await userEvent.click(setting.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(await setting.findByRole('button', { name }))
  })

  it('adds an authenticator app, and shows the recovery codes once', async () => {
    const { sent } = await openAccount({
      'factors.startTotp': () => ({ data: started }),
      'factors.finishTotp': () => ({ data: { recovery_codes: ['abcd-efgh-jkmn-pqrs'] } }),
    })
    const setting = part('Second step at login')
    await userEvent.click(await setting.findByRole('button', { name: 'Add an authenticator app' }))
    expect(await setting.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
    expect(await setting.findByRole('img', { name: 'QR code for an authenticator app' })).toBeDefined()
    await fill(setting.getByLabelText('Code from the app'), '123 456')
    await userEvent.click(setting.getByRole('button', { name: 'Add' }))
    expect(await setting.findByText('abcd-efgh-jkmn-pqrs')).toBeDefined()
    expect(sent('factors.finishTotp')).toEqual([{ challenge: started.challenge, code: '123456', name: 'My phone' }])
    await userEvent.click(setting.getByRole('button', { name: 'I have saved them' }))
    expect(setting.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull()
  })

  it('asks for the password again when the last password confirmation is too old, then continues', async () => {
    const answers: Answer[] = [reauthenticate, { data: started }]
    await openAccount({
      'factors.startTotp': () => answers.shift() ?? reauthenticate,
      'auth.confirmPassword': () => ({ data: { ok: true } }),
    })
    const setting = part('Second step at login')
    await userEvent.click(await setting.findByRole('button', { name: 'Add an authenticator app' }))
    await fill(await setting.findByLabelText('Your account password'), 'four unrelated words')
    await userEvent.click(setting.getByRole('button', { name: 'Confirm' }))
    expect(await setting.findByLabelText('Code from the app')).toBeDefined()
  })

  it('accepts a code instead of the account password when adding a second factor', async () => {
    const answers: Answer[] = [reauthenticate, { data: started }]
    const { sent } = await openAccount({
      'factors.list': () => ({ data: { ...noFactors, factors: [phone] } }),
      'factors.startTotp': () => answers.shift() ?? reauthenticate,
      'auth.startConfirmFactor': () => ({
        data: { challenge: 'k'.repeat(43), has_totp: true, has_recovery_codes: false, passkey: null },
      }),
      'auth.confirmFactor': () => ({ data: { ok: true } }),
    })
    const setting = part('Second step at login')
    await userEvent.click(await setting.findByRole('button', { name: 'Add an authenticator app' }))
    await userEvent.click(await setting.findByRole('button', { name: 'Use a passkey or code instead' }))
    await fill(await setting.findByLabelText('Code'), '123456')
    await userEvent.click(setting.getByRole('button', { name: 'Continue' }))
    expect(await setting.findByLabelText('Code from the app')).toBeDefined()
    expect(sent('auth.confirmFactor')).toEqual([{ challenge: 'k'.repeat(43), code: '123456' }])
  })

  it('lets the user start over when the code is entered after the time limit', async () => {
    const { sent } = await openAccount({
      'factors.list': () => ({ data: { ...noFactors, factors: [phone] } }),
      'factors.startTotp': () => reauthenticate,
      'auth.startConfirmFactor': () => ({
        data: { challenge: 'k'.repeat(43), has_totp: true, has_recovery_codes: false, passkey: null },
      }),
      'auth.confirmFactor': () => ({ status: 409, message: 'late', reason: 'challenge_expired' }),
    })
    const setting = part('Second step at login')
    await userEvent.click(await setting.findByRole('button', { name: 'Add an authenticator app' }))
    await userEvent.click(await setting.findByRole('button', { name: 'Use a passkey or code instead' }))
    await fill(await setting.findByLabelText('Code'), '123456')
    await userEvent.click(setting.getByRole('button', { name: 'Continue' }))
    expect(await setting.findByText('That took longer than five minutes. Please start again.')).toBeDefined()
    await userEvent.click(setting.getByRole('button', { name: 'Use a passkey or code instead' }))
    expect(await setting.findByLabelText('Code')).toBeDefined()
    expect(setting.queryByText(/longer than five minutes/)).toBeNull()
    expect(sent('auth.startConfirmFactor')).toHaveLength(2)
  })

  it('renames a second factor', async () => {
    let name = phone.name
    const { sent } = await openAccount({
      'factors.list': () => ({ data: { ...noFactors, factors: [{ ...phone, name }] } }),
      'factors.rename': () => {
        name = 'New phone'
        return { data: { ok: true } }
      },
    })
    const setting = part('Second step at login')
    await userEvent.click(await setting.findByRole('button', { name: 'Rename Old phone' }))
    expect(document.activeElement).toBe(setting.getByLabelText('Name'))
    await userEvent.clear(setting.getByLabelText('Name'))
    await fill(setting.getByLabelText('Name'), ' New phone ')
    await userEvent.click(setting.getByRole('button', { name: 'Save name' }))
    expect(await setting.findByText('New phone')).toBeDefined()
    expect(sent('factors.rename')).toEqual([{ id: 'f1', name: 'New phone' }])
    const rename = setting.getByRole('button', { name: 'Rename New phone' })
    expect(document.activeElement).toBe(rename)
    await userEvent.click(rename)
    await userEvent.click(setting.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(setting.getByRole('button', { name: 'Rename New phone' }))
  })

  it('explains why an editor cannot remove their only second factor', async () => {
    await openAccount({
      'factors.list': () => ({ data: { ...noFactors, factors: [phone], recovery_codes_left: 3, required: true } }),
      'factors.remove': () => ({ status: 409, message: 'no', reason: 'factor_required' }),
    })
    const setting = part('Second step at login')
    await userEvent.click(await setting.findByRole('button', { name: 'Remove Old phone' }))
    expect((await setting.findByRole('alert')).textContent).toContain('Add another before you remove this one')
    expect(setting.getByText('3 recovery codes left.')).toBeDefined()
  })

  it.each([
    [false, /Add one by January 1, 2999/],
    [true, /Add one to get your full access back/],
  ])('shows the deadline for adding a required second factor (overdue: %s)', async (overdue, text) => {
    const enroll_by = '2999-01-01T12:00:00.000Z'
    await openAccount({ 'factors.list': () => ({ data: { ...noFactors, required: true, overdue, enroll_by } }) })
    expect(await part('Second step at login').findByText(text)).toBeDefined()
  })

  it('does not offer second factors to a demo account', async () => {
    await openAccount({ 'factors.list': () => ({ data: { ...noFactors, available: false } }) })
    const setting = part('Second step at login')
    expect(await setting.findByText(/Demo accounts are shared/)).toBeDefined()
    expect(setting.queryByRole('button')).toBeNull()
  })
})

describe('devices of an account', () => {
  it('logs out another device, but shows no logout button for the current device', async () => {
    const row = { device: 'Firefox, Linux', network: '203.0.113.0/24', started_at: '2026-11-20T09:00:00.000Z' }
    let rows = [
      { ...row, id: 's1', current: true, last_seen_at: '2026-11-22T09:00:00.000Z' },
      { ...row, id: 's2', current: false, device: null, last_seen_at: '2026-11-21T09:00:00.000Z' },
    ]
    const { sent } = await openAccount({
      'auth.signIns': () => ({ data: rows }),
      'auth.endSignIn': () => {
        rows = rows.slice(0, 1)
        return { data: { ok: true } }
      },
    })
    const setting = part('Where you are logged in')
    expect(await setting.findByText('This device')).toBeDefined()
    await userEvent.click(setting.getByRole('button', { name: /^Log out Unknown device/ }))
    expect(await setting.findByText('That device is logged out.')).toBeDefined()
    expect(sent('auth.endSignIn')).toEqual([{ id: 's2' }])
    expect(setting.queryByRole('button')).toBeNull()
  })
})
