import { buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { dayMs } from '../durations.ts'
import { deliverMail } from '../mail/deliver.ts'
import { deleteOldMail } from '../mail/expired.ts'
import { outbox } from '../mail/transport.ts'
import { deleteExpiredLinks } from './expired.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const mailOff = { code: 'CONFLICT', reason: 'mail_off' }

/** Creates a router with the given email mode. The email worker runs only when a test starts it. */
function openDeployment(mode: 'off' | 'outbox' | 'smtp', now = () => new Date()) {
  return openRouter(database, { now, mail: { mode, postalAddress: null, wake: () => {} } })
}

const registration = (email: string) => ({ email, password: testPassword, birth_year: 2000 })

/** Returns what a call stored, without values that are unique to each call. */
async function readStored(recipient: string) {
  const rows = await prisma.mail.findMany({ where: { recipient } })
  return {
    mails: rows.map(({ kind, state, language, subjectId }) => ({ kind, state, language, isAbout: subjectId !== null })),
    registrations: await prisma.registration.count({ where: { email: recipient } }),
  }
}

const visitor = openDeployment('smtp').callAs(null)
const requests = [
  { name: 'reset', send: (email: string) => visitor.recovery.requestReset({ email }), answer: { ok: true } },
  {
    ...{ name: 'register', send: (email: string) => visitor.account.register(registration(email)) },
    answer: { check_mail: true },
  },
]

it.each(requests)('does not reveal whether an address has an account: $name', async (request) => {
  const { email } = await buildUser(database)
  const stored = []
  for (const address of [email, `unknown-${request.name}@test.example`]) {
    expect(await request.send(address)).toEqual(request.answer)
    stored.push(await readStored(address))
  }
  expect(stored[0]?.mails).toHaveLength(1)
  expect(stored[0]).toEqual(stored[1])
})

it('rejects requests that need email, and sign-ups with a registered address, when email is off', async () => {
  const { callAs } = openDeployment('off')
  const { id, email } = await buildUser(database)
  const student = callAs({ id, email })
  expect(await student.system.capabilities()).toEqual({ mail: 'off', reminders: false })
  await expect(student.recovery.requestReset({ email })).rejects.toMatchObject(mailOff)
  await expect(student.recovery.requestVerification()).rejects.toMatchObject(mailOff)
  const change = { email: 'new@test.example', password: testPassword }
  await expect(student.recovery.requestEmailChange(change)).rejects.toMatchObject(mailOff)
  await expect(student.account.register(registration(email))).rejects.toMatchObject({ reason: 'email_taken' })
  expect(await prisma.mail.count({ where: { recipient: email } })).toBe(0)
})

it("resets a password through an admin's link when email is off", async () => {
  const { callAs } = openDeployment('off')
  const [{ id, email }, { id: adminId }] = [await buildUser(database), await buildUser(database)]
  const admin = callAs({ id: adminId, role: 'admin', passwordGivenAt: new Date() })
  const { url } = await admin.recovery.issueResetLink({ email })
  const token = url.slice('http://localhost/reset-password#'.length)
  await callAs(null).recovery.resetPassword({ token, password: 'nine green lanterns' })
  expect(await prisma.mail.count({ where: { recipient: email } })).toBe(0)
  expect(await prisma.mailToken.count({ where: { subjectId: id } })).toBe(0)
})

it("keeps a demo deployment's email in the outbox, where an admin can read it", async () => {
  const { callAs, dependencies } = openDeployment('outbox')
  const { email } = await buildUser(database)
  await callAs(null).recovery.requestReset({ email })
  const log = { error: () => {}, warn: () => {} }
  await deliverMail({ ...dependencies, transport: outbox, log }, new AbortController().signal)
  const { mode, mails } = await callAs({ role: 'admin' }).mail.list({ state: 'kept' })
  expect(mode).toBe('outbox')
  expect(mails.find(({ recipient }) => recipient === email)).toMatchObject({
    ...{ kind: 'reset', state: 'kept', attempts: 1, problem: null, due_at: null },
    content: {
      subject: 'Choose a new password',
      text: expect.stringMatching(/http:\/\/localhost\/reset-password#[\w-]{43}\n/),
    },
  })
})

it('returns NOT_FOUND for a reset link to a locked demo account', async () => {
  const { callAs } = openDeployment('off')
  const { email } = await buildUser(database, { passwordHash: '!' })
  const admin = callAs({ role: 'admin', passwordGivenAt: new Date() })
  await expect(admin.recovery.issueResetLink({ email })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('deletes unconfirmed sign-ups and old email records', async () => {
  const start = Date.now()
  const { callAs, dependencies } = openDeployment('smtp')
  await callAs(null).account.register(registration('late@test.example'))
  const openLater = (days: number) => ({ ...dependencies, now: () => new Date(start + days * dayMs) })
  await deleteExpiredLinks(openLater(0.9))
  expect(await prisma.registration.count({ where: { email: 'late@test.example' } })).toBe(1)
  await deleteExpiredLinks(openLater(1.1))
  expect([await prisma.registration.count(), await prisma.mailToken.count()]).toEqual([0, 0])
  await deleteOldMail(openLater(29))
  expect(await prisma.mail.count()).toBeGreaterThan(0)
  await deleteOldMail(openLater(31))
  expect(await prisma.mail.count()).toBe(0)
})
