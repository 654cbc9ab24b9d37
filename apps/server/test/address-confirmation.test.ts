import { confirmedLinkSchema } from '@pathwise/api/recovery/recovery.schemas'
import { buildUser, testPassword } from '@pathwise/testing/builders'
import { describe, expect, it } from 'vitest'
import { buildEmail, expired, startMailingServer } from './mailed-links.ts'
import { login, mutate, type Person, signInNewUser } from './people.ts'

const { mailServer, server, open, confirm, readStatus, findLogged } = await startMailingServer()
const { prisma } = server.database

const register = (email: string, password = testPassword) =>
  mutate(server, 'account.register', { email, password, name: 'Mina', birth_year: 2000 })

describe('account.register when mail is configured', () => {
  it('creates the account only after the address and the password are confirmed', async () => {
    const email = buildEmail()
    expect(await register(email)).toMatchObject({ status: 200, data: { check_mail: true }, cookie: '' })
    expect((await login(server, email)).status).toBe(401)
    const { token } = await mailServer.take(email)
    expect(await open(token)).toMatchObject({ data: { purpose: 'register', email } })
    expect(await prisma.user.count({ where: { email } })).toBe(0)
    expect(await confirm(token)).toMatchObject({ status: 403, data: { reason: 'wrong_password' } })
    expect(await confirm(token, 'not my password')).toMatchObject({ status: 403 })
    const { data, cookie } = await confirm(token, testPassword)
    expect(cookie).toMatch(/^pathwise_refresh=/)
    const { session } = confirmedLinkSchema.parse(data)
    expect(session?.user).toMatchObject({ email, name: 'Mina', role: 'student' })
    expect(await prisma.registration.count({ where: { email } })).toBe(0)
    expect(await confirm(token, testPassword)).toMatchObject(expired)
  })

  it('returns the same response when the address is taken, and informs its owner only by email', async () => {
    const { email, passwordHash } = await buildUser(server.database)
    expect(await register(email, 'five other unrelated words')).toMatchObject({
      ...{ status: 200, data: { check_mail: true }, cookie: '' },
    })
    const { parsed, token } = await mailServer.take(email)
    expect([parsed.subject, token]).toEqual(['You already have an account', ''])
    expect(await prisma.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ passwordHash })
    expect(await prisma.registration.count({ where: { email } })).toBe(0)
  })

  it('does not reserve an email address until it is confirmed', async () => {
    const email = buildEmail()
    await register(email, 'the words of a stranger')
    await mailServer.take(email)
    await register(email)
    const { token } = await mailServer.take(email)
    expect((await confirm(token, testPassword)).status).toBe(200)
    expect((await login(server, email)).status).toBe(200)
    expect((await login(server, email, 'the words of a stranger')).status).toBe(401)
  })

  it.each([
    [{ password: 'Welcome-12345' }, 422, 'weak_password'],
    [{ birth_year: 2014 }, 422, 'too_young'],
  ])('rejects a sign-up with %j and stores nothing', async (fields, status, reason) => {
    const email = buildEmail()
    const input = { email, password: testPassword, birth_year: 2000, ...fields }
    expect(await mutate(server, 'account.register', input)).toMatchObject({ status, data: { reason } })
    expect(await prisma.registration.count({ where: { email } })).toBe(0)
    expect(await prisma.mail.count({ where: { recipient: email } })).toBe(0)
  })
})

describe('recovery.requestVerification', () => {
  it('verifies the address when the emailed link is confirmed', async () => {
    const person = await signInNewUser(server)
    expect(await readStatus(person)).toEqual({ verified: false, bounced: false, change: null })
    await mutate(server, 'recovery.requestVerification', {}, person.bearer)
    const { token } = await mailServer.take(person.email)
    await open(token)
    expect(await readStatus(person)).toMatchObject({ verified: false })
    expect(await confirm(token)).toMatchObject({ data: { purpose: 'verify', complete: true, session: null } })
    expect(await readStatus(person)).toMatchObject({ verified: true })
  })

  it('reports a bounced email to the user', async () => {
    const person = await signInNewUser(server)
    mailServer.refuse(person.email, { status: 550, text: '5.1.1 No such user' })
    await mutate(server, 'recovery.requestVerification', {}, person.bearer)
    await expect.poll(() => readStatus(person)).toMatchObject({ bounced: true })
  })
})

const requestChange = (person: Person, email: string, password = testPassword) =>
  mutate(server, 'recovery.requestEmailChange', { email, password }, person.bearer)

describe('recovery.requestEmailChange', () => {
  it.each(['old first', 'new first'])('changes the address after both addresses confirm: %s', async (order) => {
    const person = await signInNewUser(server)
    const email = buildEmail()
    expect((await requestChange(person, email)).status).toBe(200)
    const tokens = [(await mailServer.take(person.email)).token, (await mailServer.take(email)).token]
    const [first = '', second = ''] = order === 'old first' ? tokens : tokens.toReversed()
    expect(await confirm(first)).toMatchObject({ data: { complete: false } })
    expect(await readStatus(person)).toMatchObject({ change: { email, old_confirmed: order === 'old first' } })
    expect((await login(server, email)).status).toBe(401)
    expect(await confirm(second)).toMatchObject({ data: { complete: true } })
    expect((await login(server, email)).status).toBe(200)
    expect((await login(server, person.email)).status).toBe(401)
    expect(await readStatus(person)).toMatchObject({ verified: true, change: null })
    const notice = await mailServer.take(person.email)
    expect(notice.parsed.subject).toBe('Your account has a new email address')
    expect(notice.text).toContain(email)
  })

  it('returns the same response when the new address is taken, but does not change the address', async () => {
    const person = await signInNewUser(server)
    const other = await buildUser(server.database)
    expect(await requestChange(person, other.email)).toMatchObject({ status: 200, data: { ok: true } })
    expect((await mailServer.take(other.email)).parsed.subject).toBe('You already have an account')
    const { token } = await mailServer.take(person.email)
    expect(await confirm(token)).toMatchObject({ data: { complete: false } })
    expect((await login(server, person.email)).status).toBe(200)
  })

  it('returns 409 when another account has taken the new address', async () => {
    const person = await signInNewUser(server)
    const email = buildEmail()
    await requestChange(person, email)
    const [old, fresh] = [await mailServer.take(person.email), await mailServer.take(email)]
    await buildUser(server.database, { email })
    await confirm(old.token)
    expect(await confirm(fresh.token)).toMatchObject({ status: 409, data: { reason: 'email_taken' } })
  })

  it('invalidates the links of a replaced or canceled email change', async () => {
    const person = await signInNewUser(server)
    await requestChange(person, buildEmail())
    const first = await mailServer.take(person.email)
    const email = buildEmail()
    await requestChange(person, email)
    expect(await confirm(first.token)).toMatchObject(expired)
    const second = await mailServer.take(email)
    await mutate(server, 'recovery.cancelEmailChange', {}, person.bearer)
    expect(await confirm(second.token)).toMatchObject(expired)
  })

  it('rejects a wrong password and queues no email', async () => {
    const person = await signInNewUser(server)
    const email = buildEmail()
    expect(await requestChange(person, email, 'not my password')).toMatchObject({
      ...{ status: 403, data: { reason: 'wrong_password' } },
    })
    expect(await prisma.mail.count({ where: { recipient: { in: [email, person.email] } } })).toBe(0)
  })
})

it('never logs an address or a token', () => {
  expect(findLogged()).toEqual([])
})
