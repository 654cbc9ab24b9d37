import { defaultPolicy } from '@pathwise/api/account/policy'
import { signedInSchema } from '@pathwise/api/auth/auth.schemas'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { fetchMeStatus, login, mutate } from './people.ts'
import { startTestServer } from './server.ts'

const policy = { ...defaultPolicy }
let now = new Date('2026-11-21T15:00:00Z')
const server = closeAfterTests(await startTestServer({ now: () => now, environment: { accounts: policy } }))

const newcomer = { email: 'minji@test.example', password: 'seven paper boats', name: '민지', birth_year: 2010 }
const register = (fields: object) => mutate(server, 'account.register', { ...newcomer, ...fields })

/** Returns all stored data that a sign-up can change. */
async function traces(): Promise<string> {
  const { user, signIn, session, accessToken, throttle } = server.database.prisma
  return JSON.stringify([
    await user.findMany({ orderBy: { id: 'asc' } }),
    await Promise.all([signIn.count(), session.count(), accessToken.count(), throttle.count()]),
  ])
}

describe('account.register', () => {
  it('creates a student account and signs in', async () => {
    const { status, data, cookie } = await register({ email: ' Minji@Test.Example' })
    expect(status).toBe(200)
    expect(data).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        name: '민지',
        email: 'minji@test.example',
        role: 'student',
        signed_in_at: now.toISOString(),
      },
    })
    expect(cookie).toMatch(/^pathwise_refresh=[\w-]{43}$/)
    const { access_token, user } = signedInSchema.parse(data)
    expect(await fetchMeStatus(server, { bearer: { authorization: `Bearer ${access_token}` } })).toBe(200)
    expect((await login(server, newcomer.email, newcomer.password)).status).toBe(200)
    const where = { action: 'account_created', targetId: user.id }
    expect(await server.database.prisma.auditEntry.count({ where })).toBe(1)
  })

  it('hashes the password with argon2id at the OWASP cost, and does not store the birth year', async () => {
    await register({ email: 'stored@test.example' })
    const user = await server.database.prisma.user.findUniqueOrThrow({ where: { email: 'stored@test.example' } })
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(user)).not.toContain('2010')
  })

  it('accepts a sign-up without a name', async () => {
    const { data } = await register({ email: 'nameless@test.example', name: undefined })
    expect(data).toMatchObject({ user: { name: null } })
  })

  it('assigns the student role even if the request names another role', async () => {
    const { data } = await register({ email: 'sly@test.example', role: 'admin' })
    expect(data).toMatchObject({ user: { role: 'student' } })
  })

  it('accepts only one of two concurrent sign-ups with the same email', async () => {
    const both = await Promise.all([
      register({ email: 'twins@test.example' }),
      register({ email: 'twins@test.example' }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('age check of account.register', () => {
  it.each([
    ['2026-11-21T15:00:00Z', 2012, 200],
    ['2026-11-21T15:00:00Z', 2013, 422],
    ['2026-11-21T15:00:00Z', 2020, 422],
    // In Toronto and New York, it is still December 31, 2026.
    ['2027-01-01T04:30:00Z', 2013, 422],
    ['2027-01-01T05:30:00Z', 2013, 200],
  ])('returns the expected status at %s for birth year %i: %i', async (moment, birth_year, status) => {
    now = new Date(moment)
    const answer = await register({ email: `born-${birth_year}-${now.getTime()}@test.example`, birth_year })
    now = new Date('2026-11-21T15:00:00Z')
    expect(answer.status).toBe(status)
  })

  it('applies a higher minimum age set by the deployment', async () => {
    Object.assign(policy, { minimumAge: 14 })
    const statuses = await Promise.all(
      [2011, 2012].map(
        async (birth_year) => (await register({ email: `m${birth_year}@test.example`, birth_year })).status,
      ),
    )
    Object.assign(policy, defaultPolicy)
    expect(statuses).toEqual([200, 422])
  })

  it('rejects a child under 13 with too_young and stores nothing', async () => {
    const before = await traces()
    const { data, cookie } = await register({ email: 'young@test.example', birth_year: 2014 })
    expect(data).toMatchObject({ code: 'UNPROCESSABLE_CONTENT', reason: 'too_young' })
    expect(cookie).toBe('')
    expect(await traces()).toBe(before)
    expect(server.log.join('')).not.toContain('young@test.example')
  })
})

describe('account.register refusals', () => {
  it('returns 409 for a taken email in any letter case', async () => {
    const { email, passwordHash } = await buildUser(server.database)
    const { status, data, cookie } = await register({ email: email.toUpperCase() })
    expect([status, cookie]).toEqual([409, ''])
    expect(data).toMatchObject({ reason: 'email_taken' })
    expect(await server.database.prisma.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ passwordHash })
  })

  it.each([
    ['a common password', 'Welcome-12345'],
    ['a repeated pattern', 'abababababab'],
    ['the email address', 'Mirror@test.example'],
    ['the part of the email address before the @', 'mirror.mirror'],
  ])('rejects a new password that is %s', async (_name, password) => {
    const email = password === 'mirror.mirror' ? 'mirror.mirror@test.example' : 'mirror@test.example'
    const { status, data } = await register({ email, password })
    expect(status).toBe(422)
    expect(data).toMatchObject({ reason: 'weak_password' })
    expect(await server.database.prisma.user.count({ where: { email } })).toBe(0)
  })

  it.each([
    ['a password of 11 characters', { password: 'elevenchars' }],
    ['a password of 129 characters', { password: 'ab'.repeat(65) }],
    ['no address', { email: 'minji' }],
    ['a name with a line break', { name: 'a\nb' }],
    ['half a letter as a name', { name: '\ud83c' }],
    ['no birth year', { birth_year: undefined }],
    ['a birth year as text', { birth_year: '2010' }],
    ['a birth year in another century', { birth_year: 1810 }],
  ])('returns 400 for a sign-up with %s and stores nothing', async (_name, fields) => {
    const before = await traces()
    expect((await register({ email: 'refused@test.example', ...fields })).status).toBe(400)
    expect(await traces()).toBe(before)
  })

  it('rejects a sign-up request from another site', async () => {
    const foreign = await mutate(server, 'account.register', newcomer, { origin: 'https://evil.example' })
    expect(foreign.data).toMatchObject({ code: 'FORBIDDEN', reason: 'foreign_origin' })
  })
})
