import { type DeliveryDeps, deliverMail } from '@pathwise/api/mail/deliver'
import { enqueueMail, leaseMs, mostAttempts } from '@pathwise/api/mail/queue'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSmtpTransport } from '../src/mail/smtp-transport.ts'
import { startMailServer } from './mail-server.ts'

const database = closeAfterTests(await createTestDatabase())
const mailServer = closeAfterTests(await startMailServer())
const { prisma } = database
const start = Date.parse('2026-11-25T12:00:00Z')
let passedMs = 0
const log: string[] = []
const note = (facts: object, message: string) => void log.push(JSON.stringify([facts, message]))

function buildDeps(changes: Partial<DeliveryDeps> = {}): DeliveryDeps {
  return {
    prisma,
    now: () => new Date(start + passedMs),
    publicUrl: () => 'https://study.example',
    mail: { mode: 'smtp', postalAddress: null, wake: () => {} },
    transport: createSmtpTransport(mailServer.settings),
    log: { error: note, warn: note },
    ...changes,
  }
}

const deliver = (changes: Partial<DeliveryDeps> = {}) => deliverMail(buildDeps(changes), new AbortController().signal)

async function enqueueReset(): Promise<string> {
  const { email } = await buildUser(database)
  await enqueueMail(prisma, new Date(start + passedMs), { kind: 'reset', recipient: email, language: 'en' })
  return email
}

const findMail = (recipient: string) => prisma.mail.findFirstOrThrow({ where: { recipient } })

beforeEach(async () => {
  passedMs = 0
  log.length = 0
  await prisma.mail.deleteMany()
})

describe('deliverMail', () => {
  it('sends a queued email as text and HTML with a stable Message-ID', async () => {
    const email = await enqueueReset()
    await deliver()
    const { parsed, html, text, token } = await mailServer.take(email)
    const { id, ...row } = await findMail(email)
    expect(row).toMatchObject({ state: 'sent', attempts: 1, problem: null, content: null })
    expect(parsed.messageId).toBe(`<${id}@study.example>`)
    expect(parsed.from?.text).toContain('hello@study.example')
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
    expect(text).toContain(`https://study.example/reset-password#${token}`)
    expect(html).toContain(`href="https://study.example/reset-password#${token}"`)
  })

  it('stores an emailed secret only as a hash', async () => {
    const email = await enqueueReset()
    await deliver()
    const { token } = await mailServer.take(email)
    expect(token).toHaveLength(43)
    const rows = [await prisma.mail.findMany(), await prisma.mailToken.findMany()]
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('retries an email with increasing delays after a temporary rejection', async () => {
    const email = await enqueueReset()
    mailServer.refuse(email, { status: 451, text: '4.7.1 Try again later' })
    await deliver()
    const row = await findMail(email)
    expect(row).toMatchObject({ state: 'queued', attempts: 1, problem: '451', dueAt: new Date(start + 60_000) })
    await deliver()
    expect(await findMail(email)).toEqual(row)
    passedMs = 60_000
    mailServer.refuse(email, { status: 451, text: '4.3.0 Still busy', at: 'data' })
    await deliver()
    expect(await findMail(email)).toMatchObject({ attempts: 2, dueAt: new Date(start + 180_000) })
    passedMs = 180_000
    await deliver()
    expect(await findMail(email)).toMatchObject({ state: 'sent', attempts: 3, problem: null })
  })

  it('marks an email as failed after the last attempt', async () => {
    const email = await enqueueReset()
    await prisma.mail.updateMany({ data: { attempts: mostAttempts - 1 } })
    mailServer.refuse(email, { status: 450, text: 'Busy' })
    await deliver()
    expect(await findMail(email)).toMatchObject({ state: 'failed', problem: '450' })
  })

  it('records a bounce for a permanently rejected address, and clears it after a delivery', async () => {
    const email = await enqueueReset()
    mailServer.refuse(email, { status: 550, text: `5.1.1 <${email}>: no such user` })
    await deliver()
    expect(await findMail(email)).toMatchObject({ state: 'bounced', problem: '550' })
    expect(await prisma.mailBounce.findUnique({ where: { address: email } })).toMatchObject({ status: 550 })
    expect(log).toHaveLength(1)
    expect(log.join('')).not.toContain(email)
    await enqueueMail(prisma, new Date(start), { kind: 'reset', recipient: email, language: 'en' })
    await deliver()
    expect(await prisma.mailBounce.count({ where: { address: email } })).toBe(0)
  })

  it.each([
    { status: 554, text: '5.7.1 We do not relay for you' },
    { status: 552, text: '5.3.4 Message too large', at: 'data' },
  ] as const)('fails the mail without recording a bounce for the reply $status $text', async (reply) => {
    const email = await enqueueReset()
    mailServer.refuse(email, reply)
    await deliver()
    expect(await findMail(email)).toMatchObject({ state: 'failed', problem: String(reply.status) })
    expect(await prisma.mailBounce.count({ where: { address: email } })).toBe(0)
  })

  it('stops after the first email when the mail server is unreachable', async () => {
    await Promise.all([enqueueReset(), enqueueReset()])
    const gone = await startMailServer()
    await gone.close()
    await deliver({ transport: createSmtpTransport(gone.settings) })
    const rows = await prisma.mail.findMany({ orderBy: { attempts: 'asc' } })
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 0],
      ['queued', 1],
    ])
    expect(rows[1]?.problem).toMatch(/^E[A-Z]+$/)
  })

  it('sends recovery emails before older reminders', async () => {
    const email = await enqueueReset()
    const reminder = { kind: 'reminder', recipient: 'a@test.example', language: 'en' } as const
    await enqueueMail(prisma, new Date(start - 60_000), reminder)
    const order: string[] = []
    await deliver({
      transport: async ({ to }) => {
        order.push(to)
        return { kind: 'unreachable', problem: 'ECONNREFUSED' }
      },
    })
    expect(order).toEqual([email])
    expect(await findMail('a@test.example')).toMatchObject({ attempts: 0 })
  })

  it('sends each email once when two workers run at the same time', async () => {
    const emails = await Promise.all(Array.from({ length: 12 }, enqueueReset))
    const before = mailServer.received.length
    await Promise.all([deliver(), deliver()])
    const sent = mailServer.received.slice(before).map(({ to }) => to)
    expect(sent.toSorted()).toEqual(emails.toSorted())
    expect(await prisma.mail.count({ where: { state: 'sent', attempts: 1 } })).toBe(12)
  })

  it('resends with the same Message-ID when the worker is killed before it records the delivery', async () => {
    const email = await enqueueReset()
    const handOver = createSmtpTransport(mailServer.settings)
    const killed = new Error('killed')
    const dying = deliver({
      transport: async (message) => {
        await handOver(message)
        throw killed
      },
    })
    await expect(dying).rejects.toBe(killed)
    await deliver()
    passedMs = leaseMs - 1
    await deliver()
    expect(mailServer.received.filter(({ to }) => to === email)).toHaveLength(1)
    passedMs = leaseMs
    await deliver()
    const both = [await mailServer.take(email), await mailServer.take(email)]
    expect(new Set(both.map(({ parsed }) => parsed.messageId)).size).toBe(1)
    expect(await findMail(email)).toMatchObject({ state: 'sent', attempts: 2 })
    // The reset links in both emails work, so it does not matter which one the user opens.
    expect(await prisma.mailToken.count({ where: { email } })).toBe(2)
  })

  it('sends no reset email to an address without an account, and does not store the address', async () => {
    await enqueueMail(prisma, new Date(start), { kind: 'reset', recipient: 'nobody@test.example', language: 'en' })
    const before = mailServer.received.length
    await deliver()
    expect(await prisma.mail.count()).toBe(0)
    expect(mailServer.received).toHaveLength(before)
  })

  it('keeps an email of an unknown type in the queue, so that a newer version can send it', async () => {
    const later = { id: 'later', kind: 'newsletter', recipient: 'a@test.example', language: 'en' }
    await prisma.mail.create({ data: { ...later, createdAt: new Date(start), dueAt: new Date(start) } })
    await deliver()
    expect(await findMail('a@test.example')).toMatchObject({ state: 'queued', problem: 'compose' })
  })
})

it('queues only one of two emails with the same unique key', async () => {
  const mail = { kind: 'reminder', recipient: 'a@test.example', language: 'en', uniqueKey: 'reminder/1' } as const
  const queued = await Promise.all([1, 2].map(() => enqueueMail(prisma, new Date(start), mail)))
  expect(new Set(queued)).toEqual(new Set([false, true]))
})
