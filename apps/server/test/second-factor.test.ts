import { replacePassword } from '@pathwise/api/account/accounts'
import { buildCommandSource } from '@pathwise/api/audit/record-audit'
import { testPassword } from '@pathwise/testing/builders'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { minuteMs, startFactorServer } from './factors.ts'
import { ask, fetchMeStatus, login, mutate, readCookie } from './people.ts'

const { server, clock, showCode, openEnrolled, startSignIn, answer, readEvents, startConfirmation } =
  await startFactorServer()

describe('sign-in to an account with an authenticator app', () => {
  it('returns a challenge for the correct password, and signs in with the code', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    const response = await answer(challenge, showCode(secret))
    expect(response.status).toBe(200)
    expect(readCookie(response)).toMatch(/^pathwise_refresh=[\w-]{43}$/)
    const { access_token } = z.object({ access_token: z.string() }).parse(await response.json())
    expect(await fetchMeStatus(server, { bearer: { authorization: `Bearer ${access_token}` } })).toBe(200)
  })

  it('returns a challenge and the error reason through tRPC when the password is correct', async () => {
    const { person } = await openEnrolled()
    const { status, data } = await mutate(server, 'auth.login', { email: person.email, password: testPassword })
    expect(status).toBe(401)
    expect(data).toMatchObject({ reason: 'second_factor', challenge: expect.stringMatching(/^[\w-]{43}$/) })
  })

  it('lists the factors for a valid sign-in challenge, and returns 401 for other challenges', async () => {
    const { person } = await openEnrolled()
    const options = (challenge: string) =>
      server.request('/api/auth/second-factor/options', { method: 'POST', json: { challenge } })
    expect(await (await options(await startSignIn(person))).json()).toEqual({
      has_totp: true,
      has_recovery_codes: true,
      passkey: null,
    })
    expect((await options('A'.repeat(43))).status).toBe(401)
    expect((await options(await startConfirmation(person))).status).toBe(401)
  })

  it('returns the same error for a wrong password with and without a second factor', async () => {
    const { person } = await openEnrolled()
    const response = await login(server, person.email, 'not my password')
    expect(await response.json()).toEqual({ detail: 'Wrong email or password' })
  })

  it('rejects a wrong code with 401, then accepts the correct code', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    const wrong = showCode(secret, 40)
    expect((await answer(challenge, wrong)).status).toBe(401)
    expect((await answer(challenge, showCode(secret))).status).toBe(200)
  })

  it('rejects a code that was already used, and any earlier code', async () => {
    const { person, secret } = await openEnrolled()
    const code = showCode(secret)
    expect((await answer(await startSignIn(person), code)).status).toBe(200)
    const challenge = await startSignIn(person)
    expect((await answer(challenge, code)).status).toBe(401)
    expect((await answer(challenge, showCode(secret, -1))).status).toBe(401)
    expect((await answer(challenge, showCode(secret, 1))).status).toBe(200)
  })

  it('accepts only one of two concurrent requests with the same code', async () => {
    const { person, secret } = await openEnrolled()
    const challenges = [await startSignIn(person), await startSignIn(person)]
    const code = showCode(secret)
    const responses = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 401])
  })

  it('rejects a sign-in challenge that was already used', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    expect((await answer(challenge, showCode(secret))).status).toBe(200)
    expect((await answer(challenge, showCode(secret, 1))).status).toBe(401)
  })

  it('rejects a sign-in challenge after five minutes', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    clock.offsetMs = 5 * minuteMs + 1000
    expect((await answer(challenge, showCode(secret))).status).toBe(401)
  })

  it('rejects a sign-in challenge issued before a password change', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    await replacePassword(
      server.database.prisma,
      { email: person.email, password: 'nine green lanterns' },
      buildCommandSource(),
    )
    expect((await answer(challenge, showCode(secret))).status).toBe(401)
  })

  it("rejects a code from another account's authenticator", async () => {
    const [first, second] = [await openEnrolled(), await openEnrolled()]
    expect((await answer(await startSignIn(first.person), showCode(second.secret))).status).toBe(401)
  })

  it('throttles the authenticator codes of an account after ten wrong codes, even across challenges', async () => {
    const { person, secret } = await openEnrolled()
    for (let time = 0; time < 10; time++) {
      const challenge = await startSignIn(person)
      expect((await answer(challenge, showCode(secret, 40))).status).toBe(401)
    }
    const response = await answer(await startSignIn(person), showCode(secret))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([{}, { code: '123456', passkey: {} }, { code: '1' }])(
    'returns 422 for the malformed answer %j',
    async (bad) => {
      const json = { challenge: 'A'.repeat(43), ...bad }
      expect((await server.request('/api/auth/second-factor', { method: 'POST', json })).status).toBe(422)
    },
  )

  it('rejects a cross-site request that answers a challenge', async () => {
    const json = { challenge: 'A'.repeat(43), code: '123456' }
    const headers = { origin: 'https://evil.example' }
    expect((await server.request('/api/auth/second-factor', { method: 'POST', json, headers })).status).toBe(403)
  })
})

describe('recovery codes', () => {
  it('returns recovery codes with the first factor, stores only hashes, and accepts each code once', async () => {
    const { person, codes } = await openEnrolled()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const rows = await server.database.prisma.recoveryCode.findMany({ where: { userId: person.id } })
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    const [code = ''] = codes
    expect((await answer(await startSignIn(person), code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await answer(await startSignIn(person), code)).status).toBe(401)
    const { data } = await ask(server, 'factors.list', person.bearer)
    expect(data).toMatchObject({ recovery_codes_left: 9 })
  })

  it('rejects recovery codes of another account', async () => {
    const [first, second] = [await openEnrolled(), await openEnrolled()]
    expect((await answer(await startSignIn(first.person), second.codes[0] ?? '')).status).toBe(401)
  })

  it('rejects old recovery codes after new codes are created', async () => {
    const { person, codes } = await openEnrolled()
    const { data } = await mutate(server, 'factors.renewRecoveryCodes', {}, person.bearer)
    const { recovery_codes: fresh } = z.object({ recovery_codes: z.array(z.string()) }).parse(data)
    const challenge = await startSignIn(person)
    expect((await answer(challenge, codes[0] ?? '')).status).toBe(401)
    expect((await answer(challenge, fresh[0] ?? '')).status).toBe(200)
    expect(await readEvents(person)).toEqual(['recovery_codes_renewed', 'factor_added'])
  })

  it('accepts recovery codes while authenticator codes are throttled', async () => {
    const { person, secret, codes } = await openEnrolled()
    const { prisma } = server.database
    const guesses = [...Array(10).keys()].map(() => startSignIn(person).then((it) => answer(it, showCode(secret, 40))))
    await Promise.all(guesses)
    // Simulate a later time at which the failure count of the network has expired but that of the account has not.
    await prisma.throttle.deleteMany({ where: { key: { startsWith: 'factorNetwork' } } })
    await prisma.throttle.updateMany({ where: { key: { startsWith: 'factorAccount' } }, data: { points: 60 } })
    const challenge = await startSignIn(person)
    expect((await answer(challenge, showCode(secret))).status).toBe(429)
    expect((await answer(challenge, codes[0] ?? '')).status).toBe(200)
    await prisma.throttle.deleteMany({ where: { key: { startsWith: 'factor' } } })
  })
})
