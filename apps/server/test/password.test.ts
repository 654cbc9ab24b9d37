import { changeRole, replacePassword } from '@pathwise/api/account/accounts'
import { buildCommandSource } from '@pathwise/api/audit/record-audit'
import { accessTokenSchema, currentUserSchema } from '@pathwise/api/auth/auth.schemas'
import { testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeEach, describe, expect, it } from 'vitest'
import { fetchMeStatus, login, mutate, type Person, signIn, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

let offset = 0
const server = closeAfterTests(await startTestServer({ now: () => new Date(Date.now() + offset) }))
beforeEach(() => {
  offset = 0
})

const anotherPassword = 'nine green lanterns'

async function refreshStatus({ cookie }: Pick<Person, 'cookie'>): Promise<number> {
  return (await server.request('/auth/refresh', { method: 'POST', headers: { cookie } })).status
}

/** Returns the statuses of two requests from a device: one with its access token, and one with its refresh cookie. */
async function standing(person: Person): Promise<number[]> {
  return [await fetchMeStatus(server, person), await refreshStatus(person)]
}

describe('account.changePassword', () => {
  it('ends all sessions after a password change, and starts a new session on the current device', async () => {
    const phone = await signInNewUser(server)
    const laptop = await signIn(server, phone)
    const change = { current_password: testPassword, new_password: anotherPassword }
    const { data, cookie } = await mutate(server, 'account.changePassword', change, {
      ...laptop.bearer,
      cookie: laptop.cookie,
    })
    const { access_token } = accessTokenSchema.parse(data)
    expect(await standing(phone)).toEqual([401, 401])
    expect(await standing(laptop)).toEqual([401, 401])
    expect(await fetchMeStatus(server, { bearer: { authorization: `Bearer ${access_token}` } })).toBe(200)
    expect(await refreshStatus({ cookie })).toBe(200)
    expect((await login(server, phone.email)).status).toBe(401)
    expect((await login(server, phone.email, anotherPassword)).status).toBe(200)
  })

  it.each([
    ['when the current password is wrong', 'not my password', anotherPassword, 403, 'wrong_password'],
    ['when the new password is too easy to guess', testPassword, 'qwertyuiopasdf', 422, 'weak_password'],
    ['when the new password is too short', testPassword, 'short', 400, null],
  ])(
    'rejects a password change %s, and keeps the sessions',
    async (_name, current_password, new_password, status, reason) => {
      const person = await signInNewUser(server)
      const answer = await mutate(server, 'account.changePassword', { current_password, new_password }, person.bearer)
      expect(answer).toMatchObject({ status, data: { reason }, cookie: '' })
      expect(await standing(person)).toEqual([200, 200])
      expect((await login(server, person.email)).status).toBe(200)
    },
  )

  it('ends every session when replacePassword is called', async () => {
    const person = await signInNewUser(server)
    await replacePassword(
      server.database.prisma,
      { email: person.email, password: anotherPassword },
      buildCommandSource(),
    )
    expect(await standing(person)).toEqual([401, 401])
    expect((await login(server, person.email, anotherPassword)).status).toBe(200)
  })
})

it('ends every session when changeRole is called', async () => {
  const person = await signInNewUser(server, 'admin')
  await changeRole(server.database.prisma, { email: person.email }, 'student', buildCommandSource())
  expect(await standing(person)).toEqual([401, 401])
  const response = await login(server, person.email)
  expect(await response.json()).toMatchObject({ user: { role: 'student' } })
})

it("ends only the caller's sessions when account.signOutEverywhere is called", async () => {
  const phone = await signInNewUser(server)
  const laptop = await signIn(server, phone)
  const otherUser = await signInNewUser(server)
  const answer = await mutate(server, 'account.signOutEverywhere', {}, laptop.bearer)
  expect(answer).toMatchObject({ status: 200, data: { ok: true }, cookie: 'pathwise_refresh=' })
  expect([await standing(phone), await standing(laptop)]).toEqual([
    [401, 401],
    [401, 401],
  ])
  expect(await standing(otherUser)).toEqual([200, 200])
})

describe('auth.confirmPassword', () => {
  it('updates signed_in_at when the user confirms the correct password', async () => {
    const person = await signInNewUser(server)
    offset = 600_000
    const earliest = Date.now() + offset
    const answer = await mutate(server, 'auth.confirmPassword', { password: testPassword }, person.bearer)
    expect(answer.data).toEqual({ ok: true })
    const me = await server.request('/auth/me', { headers: person.bearer })
    const { signed_in_at } = currentUserSchema.parse(await me.json())
    expect(Date.parse(signed_in_at)).toBeGreaterThanOrEqual(earliest)
  })

  it('returns 403 when auth.confirmPassword receives a wrong password', async () => {
    const { bearer } = await signInNewUser(server)
    const answer = await mutate(server, 'auth.confirmPassword', { password: 'not my password' }, bearer)
    expect(answer).toMatchObject({ status: 403, data: { reason: 'wrong_password' } })
  })
})
