// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
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

const done: Answer = { data: { ok: true } }
const unverified = { verified: false, bounced: false, change: null }

interface Server {
  mail?: 'off' | 'outbox' | 'smtp'
  status?: unknown
  reminders?: unknown
  answers?: Record<string, (call: Call) => Answer>
}

async function openAccount({ mail = 'smtp', status = unverified, reminders = [], answers = {} }: Server = {}) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    'system.capabilities': () => ({ data: { mail, reminders: mail !== 'off' } }),
    'recovery.status': () => ({ data: status }),
    'reminders.list': () => ({ data: { offered: mail !== 'off', reminders } }),
    ...answers,
  })
  const { translations } = await renderApp('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  const sent = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  return { sent, translations }
}

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('email setting', () => {
  it('emails the user a link when they ask to confirm their address', async () => {
    const { sent } = await openAccount({ answers: { 'recovery.requestVerification': () => done } })
    const setting = part('Email')
    await userEvent.click(await setting.findByRole('button', { name: 'Send me a link to confirm it' }))
    expect((await setting.findByRole('status')).textContent).toContain('We’ve sent you an email')
    expect(sent('recovery.requestVerification')).toHaveLength(1)
  })

  it('shows which address is still unconfirmed after a request to change the email', async () => {
    let status: unknown = unverified
    const { sent } = await openAccount({
      answers: {
        'recovery.status': () => ({ data: status }),
        'recovery.requestEmailChange': () => {
          status = { ...unverified, change: { email: 'new@example.org', old_confirmed: true, new_confirmed: false } }
          return done
        },
      },
    })
    const setting = part('Email')
    await userEvent.click(await setting.findByRole('button', { name: 'Change my email' }))
    await fill(setting.getByLabelText('New email'), 'new@example.org')
    await fill(setting.getByLabelText('Your password'), 'four unrelated words')
    await userEvent.click(setting.getByRole('button', { name: 'Change my email' }))
    expect(await setting.findByText(/Still to do: open the link in the email to your new address\./)).toBeDefined()
    expect(sent('recovery.requestEmailChange')).toEqual([
      { email: 'new@example.org', password: 'four unrelated words' },
    ])
  })

  it('shows an error next to the password field when the password is wrong', async () => {
    const wrong = () => ({ status: 403, message: 'Wrong password', reason: 'wrong_password' })
    await openAccount({ answers: { 'recovery.requestEmailChange': wrong } })
    const setting = part('Email')
    await userEvent.click(await setting.findByRole('button', { name: 'Change my email' }))
    await fill(setting.getByLabelText('New email'), 'new@example.org')
    await fill(setting.getByLabelText('Your password'), 'not my password')
    await userEvent.click(setting.getByRole('button', { name: 'Change my email' }))
    expect(await setting.findByText('That password is incorrect.')).toBeDefined()
  })

  it('explains that email is not configured, and offers no action', async () => {
    await openAccount({ mail: 'off' })
    const setting = part('Email')
    expect(await setting.findByText(/This site sends no email/)).toBeDefined()
    expect(setting.queryByRole('button')).toBeNull()
    expect(await part('Weekly reminder').findByText('This site does not send reminders.')).toBeDefined()
    expect(part('Weekly reminder').queryByRole('button')).toBeNull()
  })
})

const reminder = (email: string, changes = {}) => ({
  ...{ id: `${email.length}`.padStart(22, 'A'), email, language: 'en', bounced: false },
  ...{ created_at: '2026-11-24T10:00:00.000Z', confirmed_at: null, ...changes },
})

describe('weekly reminder', () => {
  it('requests a parent’s confirmation in the selected language, and shows the reminder as pending', async () => {
    const { sent } = await openAccount({
      answers: { 'reminders.add': () => ({ data: { offered: true, reminders: [reminder('mom@example.org')] } }) },
    })
    const setting = part('Weekly reminder')
    await fill(await setting.findByLabelText('A parent’s email'), ' mom@example.org ')
    await userEvent.selectOptions(setting.getByLabelText('Language of the email'), '한국어')
    await userEvent.click(setting.getByRole('button', { name: 'Ask for consent' }))
    expect(await setting.findByText('Waiting for consent')).toBeDefined()
    expect(sent('reminders.add')).toEqual([{ email: 'mom@example.org', language: 'ko' }])
    expect(setting.getByLabelText('A parent’s email')).toHaveProperty('value', '')
  })

  it('does not claim that an email was sent when the recipient has already agreed', async () => {
    const agreed = reminder('mom@example.org', { confirmed_at: '2026-11-24T10:00:00.000Z' })
    await openAccount({
      reminders: [agreed],
      answers: { 'reminders.add': () => ({ data: { offered: true, reminders: [agreed] } }) },
    })
    const setting = part('Weekly reminder')
    await fill(await setting.findByLabelText('A parent’s email'), 'Mom@example.org')
    await userEvent.click(setting.getByRole('button', { name: 'Ask for consent' }))
    expect((await setting.findByRole('status')).textContent).toContain('mom@example.org already gets the reminder')
    expect(setting.queryByText(/^We’ve sent an email/)).toBeNull()
  })

  it('hides the Remind me button once the student’s own address is a recipient', async () => {
    const own = reminder('mina@example.org')
    const { sent, translations } = await openAccount({
      answers: { 'reminders.add': () => ({ data: { offered: true, reminders: [own] } }) },
    })
    const setting = part('Weekly reminder')
    await userEvent.click(await setting.findByRole('button', { name: 'Remind me' }))
    expect(await setting.findByText('mina@example.org (you)')).toBeDefined()
    expect(setting.queryByRole('button', { name: 'Remind me' })).toBeNull()
    expect(sent('reminders.add')).toEqual([{ email: 'mina@example.org', language: 'en' }])
    expect(setting.getByText(/^We’ve sent an email to mina@example\.org/)).toBeDefined()
    await act(() => translations.changeLanguage('ko'))
    expect(setting.getByText(/^mina@example\.org 주소로 메일을 보냈어요/)).toBeDefined()
  })

  it('removes a recipient from the list when the student ends the recipient’s reminder', async () => {
    let reminders = [reminder('mom@example.org', { confirmed_at: '2026-11-24T10:00:00.000Z' })]
    const { sent } = await openAccount({
      answers: {
        'reminders.list': () => ({ data: { offered: true, reminders } }),
        'reminders.remove': () => {
          reminders = []
          return { data: { ended: true } }
        },
      },
    })
    const setting = part('Weekly reminder')
    expect(await setting.findByText('Every Sunday')).toBeDefined()
    await userEvent.click(setting.getByRole('button', { name: 'Turn off the reminder to mom@example.org' }))
    expect((await setting.findByRole('status')).textContent).toContain('The reminder is off.')
    expect(setting.queryByText('Every Sunday')).toBeNull()
    expect(sent('reminders.remove')).toHaveLength(1)
  })
})
