import { buildUser, testPassword } from '@pathwise/testing/builders'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildEmail, expired, minuteMs, startMailingServer } from './mailed-links.ts'
import { fetchMeStatus, login, mutate, type Person, signIn, signInNewUser } from './people.ts'

const { mailServer, server, open, later, findLogged } = await startMailingServer()
const { prisma } = server.database
const newPassword = 'nine green lanterns'

const requestReset = (email: string, headers = {}) => mutate(server, 'recovery.requestReset', { email }, headers)
const resetPassword = (token: string, password = newPassword) =>
  mutate(server, 'recovery.resetPassword', { token, password })

async function requestToken(email: string): Promise<string> {
  await requestReset(email)
  return (await mailServer.take(email)).token
}

describe('recovery.resetPassword', () => {
  it('replaces the password only once per link, ends all sessions, and verifies the email address', async () => {
    const person = await signInNewUser(server)
    const token = await requestToken(person.email)
    expect(await open(token)).toMatchObject({ data: { purpose: 'reset', email: person.email } })
    expect(await resetPassword(token)).toMatchObject({ status: 200, data: { ok: true }, cookie: '' })
    expect(await fetchMeStatus(server, person)).toBe(401)
    expect((await login(server, person.email)).status).toBe(401)
    const again = await login(server, person.email, newPassword)
    expect(again.status).toBe(200)
    expect(await resetPassword(token, 'five other unrelated words')).toMatchObject(expired)
    expect(await prisma.user.findUniqueOrThrow({ where: { email: person.email } })).toMatchObject({
      emailVerifiedAt: expect.any(Date),
    })
    const notice = await mailServer.take(person.email)
    expect(notice.parsed.subject).toBe('Your password has changed')
  })

  it('accepts only one of two concurrent uses of a reset link', async () => {
    const { email } = await buildUser(server.database)
    const token = await requestToken(email)
    const both = await Promise.all([resetPassword(token), resetPassword(token)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]))
  })

  it('invalidates all other reset links for the account', async () => {
    const { email } = await buildUser(server.database)
    const [first, second] = [await requestToken(email), await requestToken(email)]
    expect((await resetPassword(second)).status).toBe(200)
    expect(await resetPassword(first)).toMatchObject(expired)
  })

  it('rejects a reset link issued before a password change', async () => {
    const person = await signInNewUser(server)
    const token = await requestToken(person.email)
    const change = { current_password: testPassword, new_password: newPassword }
    expect((await mutate(server, 'account.changePassword', change, person.bearer)).status).toBe(200)
    expect(await resetPassword(token, 'five other unrelated words')).toMatchObject(expired)
  })

  it('accepts a reset link for 30 minutes', async () => {
    const { email } = await buildUser(server.database)
    const token = await requestToken(email)
    expect(await later(30 * minuteMs, () => open(token))).toMatchObject(expired)
    expect(await later(30 * minuteMs, () => resetPassword(token))).toMatchObject(expired)
    expect((await later(29 * minuteMs, () => resetPassword(token))).status).toBe(200)
  })

  it('keeps the reset link valid after rejecting a weak new password', async () => {
    const { email } = await buildUser(server.database)
    const token = await requestToken(email)
    expect(await resetPassword(token, email)).toMatchObject({ status: 422, data: { reason: 'weak_password' } })
    expect((await resetPassword(token)).status).toBe(200)
  })

  it('rejects a reset link issued before an email change', async () => {
    const { id, email } = await buildUser(server.database)
    const token = await requestToken(email)
    await prisma.user.update({ where: { id }, data: { email: buildEmail() } })
    expect(await resetPassword(token)).toMatchObject(expired)
  })

  it('rejects unknown tokens and links issued for another purpose', async () => {
    expect(await resetPassword('A'.repeat(43))).toMatchObject(expired)
    expect((await resetPassword('short')).status).toBe(400)
    const person = await signInNewUser(server)
    await mutate(server, 'recovery.requestVerification', {}, person.bearer)
    const { token } = await mailServer.take(person.email)
    expect(await resetPassword(token)).toMatchObject(expired)
  })

  it('allows sign-in after a password reset, even if failed attempts were throttled', async () => {
    const { email } = await buildUser(server.database)
    for (let failure = 0; failure < 11; failure += 1) await login(server, email, 'a forgotten password')
    expect((await login(server, email)).status).toBe(429)
    await resetPassword(await requestToken(email))
    expect((await login(server, email, newPassword)).status).toBe(200)
  })
})

describe('recovery.requestReset', () => {
  it('returns the same response for any address, but sends email only to an account', async () => {
    const { email } = await buildUser(server.database)
    const unknown = buildEmail()
    for (const address of [unknown, email]) {
      expect(await requestReset(address)).toMatchObject({ status: 200, data: { ok: true }, cookie: '' })
    }
    await mailServer.take(email)
    expect(mailServer.received.filter(({ to }) => to === unknown)).toEqual([])
  })

  it('limits password reset requests per email address, whether or not an account uses it', async () => {
    for (const email of [(await buildUser(server.database)).email, buildEmail()]) {
      const answers = []
      for (let number = 0; number < 6; number += 1) answers.push((await requestReset(email)).status)
      expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  it('rejects a reset request from another site', async () => {
    const answer = await requestReset(buildEmail(), { origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, data: { reason: 'foreign_origin' } })
  })

  it('sends the email in the request language', async () => {
    const { email } = await buildUser(server.database)
    await requestReset(email, { 'accept-language': 'ko' })
    expect((await mailServer.take(email)).parsed.subject).toBe('새 비밀번호를 정해 주세요')
  })
})

const issueLink = (admin: Pick<Person, 'bearer'>, email: string) =>
  mutate(server, 'recovery.issueResetLink', { email }, admin.bearer)
const issuedSchema = z.object({ url: z.string() })

describe('recovery.issueResetLink', () => {
  it('issues a single-use link, and logs the admin but not the address', async () => {
    const admin = await signInNewUser(server, 'admin')
    const person = await signInNewUser(server)
    const { data } = await issueLink(admin, person.email)
    const { url } = issuedSchema.parse(data)
    const token = url.slice(`${server.url.replace('127.0.0.1', 'localhost')}/reset-password#`.length)
    expect((await resetPassword(token)).status).toBe(200)
    expect(await fetchMeStatus(server, person)).toBe(401)
    expect(await resetPassword(token)).toMatchObject(expired)
    const user = await prisma.user.findUniqueOrThrow({ where: { email: person.email } })
    expect(user.emailVerifiedAt).toBeNull()
    const [line = ''] = server.log.filter((one) => one.includes('reset_link_issued'))
    expect(JSON.parse(line)).toMatchObject({ actor: admin.id, target: { kind: 'account', id: person.id } })
    expect(server.log.join('')).not.toContain(person.email)
    expect(server.log.join('')).not.toContain(token)
  })

  it('issues a reset link only if the admin entered the password within the last 10 minutes', async () => {
    const admin = await signInNewUser(server, 'admin')
    await prisma.signIn.updateMany({
      where: { userId: admin.id },
      data: { passwordGivenAt: new Date(Date.now() - 11 * minuteMs) },
    })
    const { email } = await buildUser(server.database)
    expect(await issueLink(admin, email)).toMatchObject({ status: 403, data: { reason: 'reauthenticate' } })
    await mutate(server, 'auth.confirmPassword', { password: testPassword }, admin.bearer)
    expect((await issueLink(admin, email)).status).toBe(200)
  })

  it('returns 404 when an admin issues a reset link for an address without an account', async () => {
    const admin = await signInNewUser(server, 'admin')
    expect((await issueLink(admin, buildEmail())).status).toBe(404)
  })
})

it("deletes an account's emails, links and bounces along with the account", async () => {
  const person = await signIn(server, await buildUser(server.database))
  await requestToken(person.email)
  await mutate(server, 'account.delete', { password: testPassword }, person.bearer)
  const rows = [
    await prisma.mail.count({ where: { recipient: person.email } }),
    await prisma.mailToken.count({ where: { email: person.email } }),
  ]
  expect(rows).toEqual([0, 0])
})

it('never logs an address or a token', () => {
  expect(findLogged()).toEqual([])
})
