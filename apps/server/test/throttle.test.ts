import { buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { plainReport } from '@pathwise/testing/plain-report'
import { describe, expect, it } from 'vitest'
import { openSecondPool } from './beside.ts'
import { login, mutate, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const environment = { trustProxy: ['loopback'] }
const one = closeAfterTests(await startTestServer({ environment }))
const besides = closeAfterTests(await openSecondPool(one.database))
const other = closeAfterTests(await startTestServer({ database: besides, environment }))

const resetLimits = () => one.database.prisma.throttle.deleteMany()

/** Exhausts a rate limit for every client or account whose requests have been counted. */
async function exhaust(limit: string): Promise<void> {
  const { count } = await one.database.prisma.throttle.updateMany({
    where: { key: { startsWith: `${limit}:` } },
    data: { points: 1_000_000 },
  })
  expect(count).toBeGreaterThan(0)
}

const calls = {
  refresh: { path: '/auth/refresh', json: {}, before: 401 },
  share: { path: '/api/share', json: plainReport, before: 200 },
  shareStored: { path: '/api/share', json: plainReport, before: 200 },
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

/** Returns the request headers that the proxy forwards for a client in the given network. */
const from = (network: number, cookie = '') => ({
  'x-forwarded-for': `198.51.${Math.floor(network / 250)}.${(network % 250) + 1}`,
  ...(cookie && { cookie }),
})

const wrong = 'not my password'

async function failLogins(times: number, email: string, network: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt++) {
    expect((await login(attempt % 2 ? one : other, email, wrong, from(network))).status).toBe(401)
  }
}

describe('failed sign-ins to one account from one network', () => {
  it('rejects the eleventh sign-in on every server, even with the correct password', async () => {
    await resetLimits()
    const { email } = await buildUser(one.database)
    await failLogins(10, email, 1)
    for (const server of [one, other]) {
      const response = await login(server, email, testPassword, from(1))
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

  it('accepts the correct password from another network after ten failures from the first network', async () => {
    await resetLimits()
    const { email } = await buildUser(one.database)
    await failLogins(10, email, 1)
    expect((await login(one, email, testPassword, from(2))).status).toBe(200)
  })

  it('returns 429 after ten failures for an unknown account', async () => {
    await resetLimits()
    await failLogins(10, 'unknown@test.example', 1)
    expect((await login(one, 'unknown@test.example', wrong, from(1))).status).toBe(429)
  })

  it('returns the retry delay in seconds to a tRPC client', async () => {
    await resetLimits()
    const { email } = await buildUser(one.database)
    const attempt = () => mutate(one, 'auth.login', { email, password: wrong })
    await attempt()
    await exhaust('loginNetwork')
    const { status, headers, data } = await attempt()
    expect(status).toBe(429)
    expect(data).toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'throttled' })
    expect(data).toHaveProperty('retryAfterSeconds', Number(headers.get('retry-after')))
  })

  it('resets the failure count after a successful sign-in', async () => {
    await resetLimits()
    const { email } = await buildUser(one.database)
    await failLogins(9, email, 1)
    expect((await login(other, email, testPassword, from(1))).status).toBe(200)
    await failLogins(9, email, 1)
  })

  it('blocks a network for hours when sign-ins fail in three consecutive rate limit windows', async () => {
    await resetLimits()
    const { email } = await buildUser(one.database)
    for (const times of [10, 10, 4]) {
      await failLogins(times, email, 1)
      await one.database.prisma.throttle.deleteMany({ where: { key: { startsWith: 'loginNetwork:' } } })
    }
    const response = await login(one, email, testPassword, from(1))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(5 * 3600)
  })
})

describe('failed sign-ins to one account from many networks', () => {
  it('rejects unknown devices on every network after 240 failures, but accepts known devices', {
    timeout: 120_000,
  }, async () => {
    await resetLimits()
    const { email, cookie } = await signInNewUser(one)
    await failLogins(10, email, 1)
    await one.database.prisma.throttle.updateMany({
      where: { key: { startsWith: 'loginAccount:' } },
      data: { points: 239 },
    })
    await failLogins(1, email, 2)
    expect((await login(one, email, testPassword, from(3))).status).toBe(429)
    expect((await login(other, email, testPassword, from(3, cookie))).status).toBe(200)
  })

  it('applies a separate limit of ten failures to a known device', async () => {
    await resetLimits()
    const { email, cookie } = await signInNewUser(one)
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await login(one, email, wrong, from(attempt, cookie))).status).toBe(401)
    }
    expect((await login(other, email, testPassword, from(99, cookie))).status).toBe(429)
    expect((await login(other, email, testPassword, from(99))).status).toBe(200)
  })

  it('does not treat a device as known when its cookie belongs to another account', async () => {
    await resetLimits()
    const { email } = await buildUser(one.database)
    const { cookie } = await signInNewUser(one)
    await failLogins(10, email, 1)
    expect((await login(one, email, testPassword, from(1, cookie))).status).toBe(429)
  })
})

describe('failed sign-ins from one address to many accounts', () => {
  it('rejects unknown devices from an address with 100 failures, but accepts known devices', async () => {
    await resetLimits()
    const { email, cookie } = await signInNewUser(one)
    await login(one, 'unknown@test.example', wrong, from(1))
    await exhaust('loginAddress')
    expect((await login(other, email, testPassword, from(1))).status).toBe(429)
    expect((await login(other, email, testPassword, from(1, cookie))).status).toBe(200)
    expect((await login(other, email, testPassword, from(2))).status).toBe(200)
  })

  it('does not count earlier failures from an address after a successful sign-in', async () => {
    await resetLimits()
    const { email } = await buildUser(one.database)
    await failLogins(3, email, 1)
    expect((await login(one, email, testPassword, from(1))).status).toBe(200)
    const counted = await one.database.prisma.throttle.findMany({ where: { key: { startsWith: 'login' } } })
    expect(counted.map(({ points }) => points)).toEqual([0, 0])
  })
})

describe('wrong passwords of a signed-in user', () => {
  it('rejects the eleventh wrong password across all procedures', async () => {
    await resetLimits()
    const { bearer } = await signInNewUser(one)
    for (let attempt = 0; attempt < 10; attempt++) await mutate(one, 'account.delete', { password: wrong }, bearer)
    expect((await mutate(other, 'auth.confirmPassword', { password: testPassword }, bearer)).status).toBe(429)
  })

  it('does not count failed sign-ins toward the limit on password confirmations', async () => {
    await resetLimits()
    const { email, bearer } = await signInNewUser(one)
    await failLogins(10, email, 1)
    expect((await mutate(one, 'auth.confirmPassword', { password: testPassword }, bearer)).status).toBe(200)
  })
})

describe('rate limits of a signed-in user', () => {
  it('lets a signed-in user run diagnostics and share a report when the client address is over its limit', async () => {
    await resetLimits()
    const { bearer } = await signInNewUser(one)
    const { share, diagnostics } = calls
    for (const { path, json } of [share, diagnostics]) await one.request(path, { method: 'POST', json })
    await exhaust('share')
    await exhaust('diagnostics')
    for (const { path, json } of [share, diagnostics]) {
      expect((await other.request(path, { method: 'POST', json })).status).toBe(429)
      expect((await other.request(path, { method: 'POST', json, headers: bearer })).status).toBe(200)
    }
  })
})

describe('rate-limited endpoints', () => {
  it.each(Object.entries(calls))(
    'returns 429 on every server after one server reaches the limit: %s',
    async (limit, call) => {
      await resetLimits()
      const { email } = await buildUser(one.database)
      const json = 'email' in call.json ? { ...call.json, email } : call.json
      expect((await one.request(call.path, { method: 'POST', json })).status).toBe(call.before)
      await exhaust(limit)
      const response = await other.request(call.path, { method: 'POST', json })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
    },
  )

  it('accepts requests again after the rate limit window', async () => {
    await resetLimits()
    await one.request('/api/share', { method: 'POST', json: plainReport })
    await exhaust('share')
    await one.database.prisma.throttle.updateMany({ data: { expire: Date.now() - 1 } })
    expect((await one.request('/api/share', { method: 'POST', json: plainReport })).status).toBe(200)
  })
})
