// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser, stubCurrentUser } from '../../../../test/sample-user.ts'
import { getAccessToken, removeAccessToken } from '../../../lib/session/access-token.ts'

const user = sampleUser()
const challenge = 'c'.repeat(43)

beforeEach(() => {
  removeAccessToken()
  // jsdom cannot navigate, and the test router does not change `location`, so the fallback to a full page load would
  // run.
  vi.stubGlobal('location', { pathname: '/login', origin: 'http://localhost', assign: () => {} })
})

async function openStep(answer: (call: Call) => Answer, address = '/login') {
  const calls = stubApi({
    'system.config': () => ({ data: { demo: false, development: false } }),
    'auth.login': () => ({ status: 401, message: 'needed', reason: 'second_factor', challenge }),
    'auth.secondFactorOptions': () => ({ data: { has_totp: true, has_recovery_codes: true, passkey: null } }),
    'auth.secondFactor': answer,
    'auth.me': stubCurrentUser('fresh', user),
  })
  const app = await renderApp(address)
  await fill(await screen.findByLabelText('Email'), user.email)
  await fill(screen.getByLabelText('Password'), 'four unrelated words')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByLabelText('Code')
  const sent = () => calls.filter(({ procedure }) => procedure === 'auth.secondFactor').map(({ input }) => input)
  return { ...app, sent }
}

it('asks for the code after the password step, then signs in with the code', async () => {
  const { sent } = await openStep(() => ({ data: { access_token: 'fresh', user } }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One more step' }))
  expect(getAccessToken()).toBeUndefined()
  await fill(screen.getByLabelText('Code'), ' 123456 ')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await vi.waitFor(() => expect(getAccessToken()).toBe('fresh'))
  expect(sent()).toEqual([{ challenge, code: '123456' }])
})

it('redirects to the requested page after the code is accepted', async () => {
  const { place } = await openStep(() => ({ data: { access_token: 'fresh', user } }), '/login?next=/pricing')
  await fill(screen.getByLabelText('Code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await vi.waitFor(() => expect(place.current).toMatchObject({ pathname: '/pricing', navigation: 'REPLACE' }))
})

it.each([
  [{ status: 401, message: 'no', reason: 'wrong_code' }, /That code is incorrect/],
  [{ status: 401, message: 'no', reason: 'challenge_expired' }, /longer than five minutes/],
  [{ status: 403, message: 'no', reason: 'suspended' }, /^This account is suspended\./],
  [{ status: 429, message: 'no', reason: 'throttled', retryAfterSeconds: 60 }, /try again/i],
])('explains why a code was rejected: %j', async (refusal, text) => {
  await openStep(() => refusal)
  await fill(screen.getByLabelText('Code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(getAccessToken()).toBeUndefined()
})

it('returns to the password step when the user starts over', async () => {
  await openStep(() => ({ status: 401, message: 'no', reason: 'wrong_code' }))
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText('Password')).toBeDefined()
})
