import { replacePassword } from '@pathwise/api/account/accounts'
import { resetFactors } from '@pathwise/api/factors/factors.service'
import { buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, login, meStatus, mutate, type Person, readCookie, signIn, signInNew } from './people.ts'
import { startForTest, startTestServer, type TestServer } from './server.ts'

const minute = 60_000
let offset = 0
const now = () => new Date(Date.now() + offset)
const server = closeAfterTests(await startTestServer({ now, environment: { demo: false } }))
beforeEach(() => {
  offset = 0
})

const startedSchema = z.object({ challenge: z.string(), secret: z.string(), uri: z.string() })
const refusedSchema = z.object({ detail: z.string(), reason: z.literal('second_factor'), challenge: z.string() })

/** Returns the code that an authenticator app shows now, or at an offset given in 30-second steps. */
function showCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() + steps * 30_000 })
}

async function enrollTotp(person: Person, on: TestServer = server) {
  const { challenge, secret } = startedSchema.parse((await mutate(on, 'factors.startTotp', {}, person.bearer)).data)
  const enrollment = { challenge, code: showCode(secret, -1), name: 'Phone' }
  const { status, data } = await mutate(on, 'factors.finishTotp', enrollment, person.bearer)
  expect(status).toBe(200)
  const codes = z.object({ recovery_codes: z.array(z.string()).nullable() }).parse(data).recovery_codes ?? []
  return { secret, codes }
}

async function openEnrolled(role: 'admin' | 'editor' | 'student' = 'student') {
  const person = await signInNew(server, role)
  return { person, ...(await enrollTotp(person)) }
}

/** Returns the audit log events about the second factors of an account, newest first. */
async function readEvents({ id: targetId }: Pick<Person, 'id'>): Promise<string[]> {
  const rows = await server.database.prisma.auditEntry.findMany({ where: { targetId }, orderBy: { id: 'desc' } })
  return rows.map(({ action }) => action)
}

async function startSignIn({ email }: Pick<Person, 'email'>): Promise<string> {
  const response = await login(server, email)
  expect(response.status).toBe(401)
  expect(readCookie(response)).toBe('')
  return refusedSchema.parse(await response.json()).challenge
}

function answer(challenge: string, code: string): Promise<Response> {
  return server.request('/api/auth/second-factor', { method: 'POST', json: { challenge, code } })
}

async function startConfirmation({ bearer }: Person): Promise<string> {
  const { data } = await mutate(server, 'auth.startConfirmFactor', {}, bearer)
  return z.object({ challenge: z.string() }).parse(data).challenge
}

describe('sign-in to an account with an authenticator app', () => {
  it('returns a challenge for the correct password, and signs in with the code', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    const response = await answer(challenge, showCode(secret))
    expect(response.status).toBe(200)
    expect(readCookie(response)).toMatch(/^pathwise_refresh=[\w-]{43}$/)
    const { access_token } = z.object({ access_token: z.string() }).parse(await response.json())
    expect(await meStatus(server, { bearer: { authorization: `Bearer ${access_token}` } })).toBe(200)
  })

  it('returns the challenge and the reason through tRPC', async () => {
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

  it('rejects a used code and any earlier code', async () => {
    const { person, secret } = await openEnrolled()
    const code = showCode(secret)
    expect((await answer(await startSignIn(person), code)).status).toBe(200)
    const challenge = await startSignIn(person)
    expect((await answer(challenge, code)).status).toBe(401)
    expect((await answer(challenge, showCode(secret, -1))).status).toBe(401)
    expect((await answer(challenge, showCode(secret, 1))).status).toBe(200)
  })

  it('accepts only one of two concurrent answers with the same code', async () => {
    const { person, secret } = await openEnrolled()
    const challenges = [await startSignIn(person), await startSignIn(person)]
    const code = showCode(secret)
    const responses = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 401])
  })

  it('rejects a used challenge', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    expect((await answer(challenge, showCode(secret))).status).toBe(200)
    expect((await answer(challenge, showCode(secret, 1))).status).toBe(401)
  })

  it('rejects a challenge after five minutes', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    offset = 5 * minute + 1000
    expect((await answer(challenge, showCode(secret))).status).toBe(401)
  })

  it('rejects a challenge issued before a password change', async () => {
    const { person, secret } = await openEnrolled()
    const challenge = await startSignIn(person)
    await replacePassword(server.database.prisma, person.email, 'nine green lanterns')
    expect((await answer(challenge, showCode(secret))).status).toBe(401)
  })

  it("rejects another account's code", async () => {
    const [first, second] = [await openEnrolled(), await openEnrolled()]
    expect((await answer(await startSignIn(first.person), showCode(second.secret))).status).toBe(401)
  })

  it('throttles all codes after ten wrong codes across challenges', async () => {
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

  it('rejects an answer from another site', async () => {
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
    // Simulate a later time, at which the network's throttle count has expired but the account's has not.
    await prisma.throttle.deleteMany({ where: { key: { startsWith: 'factorNetwork' } } })
    await prisma.throttle.updateMany({ where: { key: { startsWith: 'factorAccount' } }, data: { points: 60 } })
    const challenge = await startSignIn(person)
    expect((await answer(challenge, showCode(secret))).status).toBe(429)
    expect((await answer(challenge, codes[0] ?? '')).status).toBe(200)
    await prisma.throttle.deleteMany({ where: { key: { startsWith: 'factor' } } })
  })
})

describe('second factor enrollment', () => {
  it('requires the password again after ten minutes', async () => {
    const person = await signInNew(server)
    offset = 10 * minute + 1000
    for (const procedure of ['factors.startTotp', 'factors.startPasskey', 'factors.renewRecoveryCodes']) {
      expect(await mutate(server, procedure, {}, person.bearer)).toMatchObject({
        status: 403,
        data: { reason: 'reauthenticate' },
      })
    }
  })

  it('rejects a wrong code and stores nothing', async () => {
    const person = await signInNew(server)
    const { data } = await mutate(server, 'factors.startTotp', {}, person.bearer)
    const { challenge, secret, uri } = startedSchema.parse(data)
    expect(uri).toContain(encodeURIComponent(person.email))
    const enrollment = { challenge, code: showCode(secret, 40), name: 'Phone' }
    expect(await mutate(server, 'factors.finishTotp', enrollment, person.bearer)).toMatchObject({
      status: 403,
      data: { reason: 'wrong_code' },
    })
    expect((await login(server, person.email)).status).toBe(200)
  })

  it("rejects another account's challenge", async () => {
    const [owner, other] = [await signInNew(server), await signInNew(server)]
    const { challenge, secret } = startedSchema.parse(
      (await mutate(server, 'factors.startTotp', {}, owner.bearer)).data,
    )
    const enrollment = { challenge, code: showCode(secret), name: 'Phone' }
    expect((await mutate(server, 'factors.finishTotp', enrollment, other.bearer)).status).toBe(403)
    expect((await mutate(server, 'factors.finishTotp', enrollment, owner.bearer)).status).toBe(200)
    expect((await mutate(server, 'factors.finishTotp', enrollment, owner.bearer)).status).toBe(409)
  })

  it('rejects an enrollment code that is reused at sign-in', async () => {
    const person = await signInNew(server)
    const { challenge, secret } = startedSchema.parse(
      (await mutate(server, 'factors.startTotp', {}, person.bearer)).data,
    )
    const code = showCode(secret)
    await mutate(server, 'factors.finishTotp', { challenge, code, name: 'Phone' }, person.bearer)
    expect((await answer(await startSignIn(person), code)).status).toBe(401)
  })

  it('rejects a passkey response that does not match the challenge', async () => {
    const person = await signInNew(server)
    const { data } = await mutate(server, 'factors.startPasskey', {}, { ...person.bearer, origin: server.url })
    const started = z.object({ challenge: z.string(), options: z.looseObject({}) }).parse(data)
    expect(started.options).toMatchObject({ rp: { id: '127.0.0.1' }, attestation: 'none', excludeCredentials: [] })
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
    const response = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
    const enrollment = { challenge: started.challenge, response, name: 'Key' }
    expect(await mutate(server, 'factors.finishPasskey', enrollment, person.bearer)).toMatchObject({
      status: 403,
      data: { reason: 'wrong_code' },
    })
  })

  it("renames a factor, and returns 404 for another account's factor", async () => {
    const { person } = await openEnrolled()
    const other = await signInNew(server)
    const listSchema = z.object({ factors: z.array(z.object({ id: z.string(), name: z.string() })) })
    const read = async () => listSchema.parse((await ask(server, 'factors.list', person.bearer)).data).factors
    const [{ id } = { id: '' }] = await read()
    expect((await mutate(server, 'factors.rename', { id, name: 'Tablet' }, other.bearer)).status).toBe(404)
    expect((await mutate(server, 'factors.remove', { id }, other.bearer)).status).toBe(404)
    expect((await mutate(server, 'factors.rename', { id, name: 'Tablet' }, person.bearer)).status).toBe(200)
    expect(await read()).toMatchObject([{ id, name: 'Tablet' }])
    expect((await mutate(server, 'factors.remove', { id }, person.bearer)).status).toBe(200)
    expect((await login(server, person.email)).status).toBe(200)
    expect(await server.database.prisma.recoveryCode.count({ where: { userId: person.id } })).toBe(0)
    expect(await readEvents(person)).toEqual(['factor_removed', 'factor_added'])
  })

  it('keeps the last factor of an editor', async () => {
    const { person } = await openEnrolled('editor')
    const { id } = await server.database.prisma.secondFactor.findFirstOrThrow({ where: { userId: person.id } })
    expect(await mutate(server, 'factors.remove', { id }, person.bearer)).toMatchObject({
      status: 409,
      data: { reason: 'factor_required' },
    })
    expect(await server.database.prisma.secondFactor.count({ where: { userId: person.id } })).toBe(1)
    expect(await readEvents(person)).toEqual(['factor_added'])
  })

  it('returns 409 when a demo account starts enrollment', async () => {
    const demo = await startForTest({ database: server.database })
    const { email } = await buildUser(server.database, { email: 'editor@pathwise.example', role: 'editor' })
    const person = await signIn(demo, { email })
    expect(await mutate(demo, 'factors.startTotp', {}, person.bearer)).toMatchObject({
      status: 409,
      data: { reason: 'demo_account' },
    })
    expect((await ask(demo, 'factors.list', person.bearer)).data).toMatchObject({ available: false, required: false })
    offset = 15 * 24 * 60 * minute
    expect((await ask(demo, 'questions.list', person.bearer)).status).not.toBe(403)
  })
})

describe('second factor requirement for editors and admins', () => {
  const days = 24 * 60 * minute

  it('restricts staff to student permissions after 14 days without a factor', async () => {
    const first = await signInNew(server, 'admin')
    expect((await ask(server, 'ops.commands', first.bearer)).status).toBe(200)
    expect((await ask(server, 'factors.list', first.bearer)).data).toMatchObject({ required: true })
    offset = 14 * days + minute
    const late = await signIn(server, first)
    for (const procedure of ['ops.commands', 'questions.reports', 'mail.list']) {
      expect(await ask(server, procedure, late.bearer)).toMatchObject({
        status: 403,
        data: { reason: 'factor_required' },
      })
    }
    expect((await ask(server, 'recovery.status', late.bearer)).status).toBe(200)
    await enrollTotp(late)
    expect((await ask(server, 'ops.commands', late.bearer)).status).toBe(200)
  })

  it('keeps the enrollment deadline across sign-ins', async () => {
    const editor = await signInNew(server, 'editor')
    offset = 13 * days
    await signIn(server, editor)
    offset = 14 * days + minute
    const late = await signIn(server, editor)
    expect((await ask(server, 'questions.reports', late.bearer)).status).toBe(403)
  })

  it('requires no second factor from students', async () => {
    const student = await signInNew(server)
    expect((await ask(server, 'factors.list', student.bearer)).data).toMatchObject({ required: false, enroll_by: null })
  })

  it('sets a new deadline and ends all sessions when an operator resets the factors', async () => {
    const { person } = await openEnrolled('admin')
    await resetFactors(server.database.prisma, { email: person.email })
    expect(await meStatus(server, person)).toBe(401)
    const again = await signIn(server, person)
    expect((await ask(server, 'factors.list', again.bearer)).data).toMatchObject({
      factors: [],
      recovery_codes_left: 0,
      enroll_by: expect.stringMatching(/Z$/),
    })
    expect(await readEvents(person)).toEqual(['factors_reset', 'factor_added'])
    await expect(resetFactors(server.database.prisma, { email: 'no-one@study.example' })).rejects.toThrow(/no account/)
  })
})

describe('step-up authentication', () => {
  it('requires recent authentication for permanent deletion', async () => {
    const { person, secret } = await openEnrolled('admin')
    const remove = () => mutate(server, 'content.hardDelete', { id: 1 }, person.bearer)
    expect(await remove()).toMatchObject({ status: 409, data: { reason: 'not_in_trash' } })
    offset = 10 * minute + 1000
    expect(await remove()).toMatchObject({ status: 403, data: { reason: 'reauthenticate' } })
    const challenge = await startConfirmation(person)
    const wrong = await mutate(server, 'auth.confirmFactor', { challenge, code: showCode(secret, 40) }, person.bearer)
    expect(wrong).toMatchObject({ status: 403, data: { reason: 'wrong_code' } })
    const right = await mutate(server, 'auth.confirmFactor', { challenge, code: showCode(secret) }, person.bearer)
    expect(right).toMatchObject({ status: 200 })
    expect(await remove()).toMatchObject({ status: 409 })
  })

  it("rejects another account's challenge and a sign-in challenge", async () => {
    const [owner, other] = [await openEnrolled(), await openEnrolled()]
    const challenge = await startConfirmation(owner.person)
    const asOther = { challenge, code: showCode(other.secret) }
    expect((await mutate(server, 'auth.confirmFactor', asOther, other.person.bearer)).status).toBe(403)
    const signInChallenge = { challenge: await startSignIn(owner.person), code: showCode(owner.secret) }
    expect((await mutate(server, 'auth.confirmFactor', signInChallenge, owner.person.bearer)).status).toBe(409)
  })
})
