import type { Database } from '@pathwise/db/client'
import { buildUser, testPassword } from '@pathwise/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBeside } from './beside.ts'
import { login, mutate, signInNew } from './people.ts'
import { plainReport } from './reports.ts'
import { startTestServer, type TestServer } from './server.ts'

let one: TestServer
let besides: Database
let other: TestServer
beforeAll(async () => {
  one = await startTestServer()
  besides = await openBeside(one.database)
  other = await startTestServer({ database: besides })
})
afterAll(async () => {
  await other.close()
  await besides.close()
  await one.close()
})

/** Nothing is counted any more. */
const forgetAll = () => one.database.prisma.throttle.deleteMany()

/** As if whoever has been counted so far had called as often as they may, and more. */
async function exhaust(limit: string): Promise<void> {
  const { count } = await one.database.prisma.throttle.updateMany({
    where: { key: { startsWith: `${limit}:` } },
    data: { points: 1_000_000 },
  })
  expect(count).toBeGreaterThan(0)
}

describe('wrong passwords for one account', () => {
  it('are counted together by all servers, and the eleventh attempt is not looked at', async () => {
    await forgetAll()
    const { email } = await buildUser(one.database)
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await login(attempt % 2 ? one : other, email, 'not my password')).status).toBe(401)
    }
    for (const server of [one, other]) {
      const response = await login(server, email, testPassword)
      expect(response.status).toBe(429)
      const seconds = Number(response.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(880)
      expect(seconds).toBeLessThanOrEqual(900)
      expect(await response.json()).toEqual({
        detail: expect.stringMatching(/^Too many attempts. Please try again in \d+ seconds\.$/),
      })
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('say the same for an account that nobody has', async () => {
    await forgetAll()
    for (let attempt = 0; attempt < 10; attempt++) await login(one, 'nobody@test.example', 'not my password')
    expect((await login(one, 'nobody@test.example', 'not my password')).status).toBe(429)
  })

  it('are told to tRPC’s client with the seconds to wait', async () => {
    await forgetAll()
    const { email } = await buildUser(one.database)
    const attempt = () => mutate(one, 'auth.login', { email, password: 'not my password' })
    await attempt()
    await exhaust('loginAccount')
    const { status, headers, data } = await attempt()
    expect(status).toBe(429)
    expect(data).toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'throttled' })
    expect(data).toHaveProperty('retryAfterSeconds', Number(headers.get('retry-after')))
  })

  it('count wherever a password is asked for', async () => {
    await forgetAll()
    const { bearer, email } = await signInNew(one)
    const wrong = { password: 'not my password' }
    for (let attempt = 0; attempt < 10; attempt++) await mutate(one, 'account.delete', wrong, bearer)
    expect((await mutate(other, 'auth.confirmPassword', { password: testPassword }, bearer)).status).toBe(429)
    expect((await login(other, email)).status).toBe(429)
  })

  it('are forgotten after the right one', async () => {
    await forgetAll()
    const { email } = await buildUser(one.database)
    for (let attempt = 0; attempt < 9; attempt++) await login(one, email, 'not my password')
    expect((await login(other, email)).status).toBe(200)
    expect((await login(one, email, 'not my password')).status).toBe(401)
    expect((await login(one, email)).status).toBe(200)
  })
})

describe('wrong passwords from one address', () => {
  it('are counted over all accounts', async () => {
    await forgetAll()
    await login(one, 'nobody@test.example', 'not my password')
    await exhaust('loginAddress')
    const { email } = await buildUser(one.database)
    expect((await login(other, email)).status).toBe(429)
  })

  it('are all that counts: a class may sign in together', async () => {
    await forgetAll()
    await signInNew(one)
    const counted = await one.database.prisma.throttle.findMany({ where: { key: { startsWith: 'login' } } })
    expect(counted.map(({ points }) => points)).toEqual([0])
  })
})

describe('what costs work', () => {
  const calls = {
    refresh: { path: '/auth/refresh', json: {}, before: 401 },
    share: { path: '/api/share', json: plainReport, before: 200 },
    diagnostics: {
      path: '/api/diagnostics/run',
      json: { context: { country: 'US', grade: 'G11', goal: 'IB_7' } },
      before: 200,
    },
    signUp: {
      path: '/api/trpc/account.register',
      json: { email: 'taken', password: 'seven paper boats', birth_year: 2000 },
      before: 409,
    },
  } as const

  it.each(Object.entries(calls))('is answered so often by all servers together: %s', async (limit, call) => {
    await forgetAll()
    const { email } = await buildUser(one.database)
    const json = 'email' in call.json ? { ...call.json, email } : call.json
    expect((await one.request(call.path, { method: 'POST', json })).status).toBe(call.before)
    await exhaust(limit)
    const response = await other.request(call.path, { method: 'POST', json })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('counts again once the time is over', async () => {
    await forgetAll()
    await one.request('/api/share', { method: 'POST', json: plainReport })
    await exhaust('share')
    await one.database.prisma.throttle.updateMany({ data: { expire: Date.now() - 1 } })
    expect((await one.request('/api/share', { method: 'POST', json: plainReport })).status).toBe(200)
  })
})
