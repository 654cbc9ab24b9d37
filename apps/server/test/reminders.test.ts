import { deliverMail } from '@pathwise/api/mail/deliver'
import { enqueueMail } from '@pathwise/api/mail/queue'
import { deleteUnconfirmedReminders } from '@pathwise/api/reminders/expired'
import { queueReminders } from '@pathwise/api/reminders/queue-reminders'
import { reminderListSchema } from '@pathwise/api/reminders/reminders.schemas'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { createSmtpTransport } from '../src/mail/smtp-transport.ts'
import { buildFollowedPlan } from './followed-plan.ts'
import { startMailServer } from './mail-server.ts'
import { ask, mutate, type Person, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const postalAddress = '1 Main St, Toronto'
const mailServer = closeAfterTests(await startMailServer())
let clock = new Date('2026-11-27T12:00:00Z')
const server = closeAfterTests(
  await startTestServer({ now: () => clock, environment: { smtp: mailServer.settings, postalAddress } }),
)
const { prisma } = server.database
const friday = clock

let parents = 0
const buildParent = () => `parent-${++parents}@test.example`

/** Signs in a student who follows a plan in the given time zone. */
async function openStudent(timeZone?: string): Promise<Person> {
  const student = await signInNewUser(server)
  await mutate(server, 'studyPlan.syncPlan', { plan: buildFollowedPlan(timeZone) }, student.bearer)
  return student
}

const add = (student: Person, email: string) =>
  mutate(server, 'reminders.add', { email, language: 'en' }, student.bearer)
const confirm = (token: string) => mutate(server, 'recovery.confirmLink', { token })
const list = async ({ bearer }: Person) => reminderListSchema.parse((await ask(server, 'reminders.list', bearer)).data)

/** Adds a recipient who consents, and returns the id of the reminder. */
async function subscribe(student: Person, email: string): Promise<string> {
  await add(student, email)
  await confirm((await mailServer.take(email)).token)
  return (await prisma.reminder.findFirstOrThrow({ where: { email } })).id
}

/** Sets the clock, runs the weekly job on two servers concurrently, and then runs the mail worker. */
const waitForEmptyQueue = () => expect.poll(() => prisma.mail.count({ where: { state: 'queued' } })).toBe(0)

async function runAt(moment: string): Promise<void> {
  // Wait until the server's own worker has sent all emails, because moving the clock expires the worker's leases.
  await waitForEmptyQueue()
  clock = new Date(moment)
  const mail = { mode: 'smtp', postalAddress, wake: () => {} } as const
  const deps = { prisma, mail, now: () => clock, publicUrl: () => 'https://study.example' }
  const { signal } = new AbortController()
  await Promise.all([queueReminders(deps, signal), queueReminders(deps, signal)])
  const transport = createSmtpTransport(mailServer.settings)
  await deliverMail({ ...deps, transport, log: { error: () => {}, warn: () => {} } }, signal)
  // The server's worker may have taken some of the emails.
  await waitForEmptyQueue()
  clock = friday
}

const countMails = (email: string) => mailServer.received.filter(({ to }) => to === email).length

describe('reminders.add', () => {
  it.each(['student', 'parent'])('sends a %s only a consent request until consent', async (who) => {
    const student = await openStudent()
    const email = who === 'student' ? student.email : buildParent()
    await add(student, email)
    const question = await mailServer.take(email)
    expect(question.text).toContain(postalAddress)
    await runAt('2026-11-30T01:30:00Z')
    expect(countMails(email)).toBe(1)
    await mutate(server, 'recovery.openLink', { token: question.token })
    expect((await list(student)).reminders).toMatchObject([{ email, confirmed_at: null }])
    expect(await confirm(question.token)).toMatchObject({ data: { purpose: 'reminder', complete: true } })
    expect((await list(student)).reminders).toMatchObject([{ confirmed_at: friday.toISOString() }])
    await runAt('2026-12-07T01:30:00Z')
    expect(countMails(email)).toBe(2)
  })

  it('does not send a queued reminder to an address from which the reminder has been moved', async () => {
    const student = await openStudent()
    const id = await subscribe(student, student.email)
    await prisma.reminder.update({ where: { id }, data: { email: buildParent(), lastSunday: '2026-11-29' } })
    const about = { recipient: student.email, language: 'en', subjectId: id } as const
    await enqueueMail(prisma, friday, { kind: 'reminder', ...about })
    // Wakes the server's worker.
    await add(student, buildParent())
    await waitForEmptyQueue()
    expect(countMails(student.email)).toBe(1)
  })

  it('rejects a fifth reminder recipient with reminder_limit', async () => {
    const student = await openStudent()
    for (let added = 0; added < 4; added += 1) expect((await add(student, buildParent())).status).toBe(200)
    expect(await add(student, buildParent())).toMatchObject({ status: 409, data: { reason: 'reminder_limit' } })
  })

  it('keeps an unconfirmed reminder as long as the link of the latest request', async () => {
    const student = await openStudent()
    const email = buildParent()
    await add(student, email)
    await mailServer.take(email)
    await prisma.reminder.updateMany({ where: { email }, data: { createdAt: new Date('2026-11-21T12:00:00Z') } })
    await add(student, email)
    const { token } = await mailServer.take(email)
    await deleteUnconfirmedReminders({ prisma, now: () => new Date('2026-11-29T12:00:00Z') })
    expect(await confirm(token)).toMatchObject({ data: { purpose: 'reminder', complete: true } })
  })

  it('limits consent requests to three per month for each email address, across accounts', async () => {
    const email = buildParent()
    const answers = []
    for (let asked = 0; asked < 4; asked += 1) answers.push((await add(await openStudent(), email)).status)
    expect(answers).toEqual([200, 200, 200, 429])
  })
})

describe('reminders.add for a recipient who has consented', () => {
  it('changes the language without an email, however often it is called', async () => {
    const student = await openStudent()
    const email = buildParent()
    await subscribe(student, email)
    for (const language of ['ko', 'zh-TW', 'zh-CN']) {
      const answer = await mutate(server, 'reminders.add', { email, language }, student.bearer)
      expect(answer).toMatchObject({ status: 200, data: { reminders: [{ email, language }] } })
    }
    expect(countMails(email)).toBe(1)
  })
})

describe('weekly reminder', () => {
  it('lists the tasks and minutes of the next week, with one-click unsubscribe headers', async () => {
    const student = await openStudent()
    const email = buildParent()
    const id = await subscribe(student, email)
    await runAt('2026-11-30T01:00:00Z')
    const { parsed, ...mail } = await mailServer.take(email)
    // Treats non-breaking spaces between numbers and units as normal spaces.
    const text = mail.text.replaceAll('\u00a0', ' ')
    expect(parsed.subject).toBe('The study week ahead')
    expect(text).toContain(
      `From November 30 to December 6, the study plan of ${student.email} has 4 tasks, 2 h 10 min in all.`,
    )
    expect(text).toContain(
      'Tuesday, December 1\n- Quadratics: practice problems (40 min)\n- Review what you missed (25 min)',
    )
    expect(text).toContain(postalAddress)
    expect(text).not.toContain('November 24')
    const url = `https://study.example/unsubscribe/${id}`
    const readHeader = (name: string) => parsed.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n/, '')
    expect(readHeader('list-unsubscribe')).toBe(`List-Unsubscribe: <${url}>`)
    expect(readHeader('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it.each([
    ['America/Los_Angeles', '2026-11-30T00:59:00Z', '2026-11-30T01:00:00Z'],
    ['America/St_Johns', '2026-11-29T20:29:00Z', '2026-11-29T20:30:00Z'],
    ['Pacific/Kiritimati', '2026-11-29T02:59:00Z', '2026-11-29T03:00:00Z'],
  ])('is sent once, from Sunday 17:00 on, in %s', async (timeZone, before, from) => {
    const email = buildParent()
    await subscribe(await openStudent(timeZone), email)
    await runAt(before)
    expect(countMails(email)).toBe(1)
    await runAt(from)
    expect(countMails(email)).toBe(2)
    await runAt(new Date(Date.parse(from) + 3_600_000).toISOString())
    expect(countMails(email)).toBe(2)
  })

  it('omits completed tasks, and sends no reminder when the week has no tasks', async () => {
    const student = await openStudent()
    const email = buildParent()
    await subscribe(student, email)
    const item = { key: 'US/G11/SAT_1500_PLUS/plan/practise.2026-12-01', status: 'completed' }
    await mutate(server, 'studyPlan.merge', { items: [{ ...item, changed_at: friday.toISOString() }] }, student.bearer)
    await runAt('2026-11-30T01:00:00Z')
    expect((await mailServer.take(email)).text).toContain('has 3 tasks')
    await runAt('2026-12-14T01:00:00Z')
    expect(countMails(email)).toBe(2)
  })

  it('sends no reminder to a permanently rejected address', async () => {
    const email = buildParent()
    const student = await openStudent()
    await subscribe(student, email)
    mailServer.refuse(email, { status: 550, text: '5.1.1 No such user' })
    await runAt('2026-11-30T01:00:00Z')
    expect((await list(student)).reminders).toMatchObject([{ email, bounced: true }])
    await runAt('2026-12-07T01:00:00Z')
    expect(countMails(email)).toBe(1)
  })
})

describe('ending a reminder', () => {
  it('keeps the reminder on a GET, and ends it on a one-click POST', async () => {
    const email = buildParent()
    const id = await subscribe(await openStudent(), email)
    const page = await server.request(`/unsubscribe/${id}`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await prisma.reminder.count({ where: { id } })).toBe(1)
    const click = await server.request(`/unsubscribe/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([click.status, await click.json()]).toEqual([200, { ended: true }])
    await runAt('2026-11-30T01:00:00Z')
    expect(countMails(email)).toBe(1)
    expect(server.log.join('')).not.toContain(id)
  })

  it('returns 200 for an unknown reminder id and 422 for a malformed one', async () => {
    const post = async (id: string) => (await server.request(`/unsubscribe/${id}`, { method: 'POST' })).status
    expect([await post('A'.repeat(22)), await post('A')]).toEqual([200, 422])
  })

  it('lets only the owner remove a reminder', async () => {
    const [student, other] = [await openStudent(), await openStudent()]
    const id = await subscribe(student, buildParent())
    await mutate(server, 'reminders.remove', { id }, other.bearer)
    expect((await list(student)).reminders).toHaveLength(1)
    await mutate(server, 'reminders.remove', { id }, student.bearer)
    expect((await list(student)).reminders).toEqual([])
  })
})

it('disables reminders when no postal address is configured', async () => {
  const unnamed = await startTestServer({ database: server.database, environment: { smtp: mailServer.settings } })
  try {
    const student = await signInNewUser(unnamed)
    const input = { email: student.email, language: 'en' }
    expect((await ask(unnamed, 'system.capabilities')).data).toEqual({ mail: 'smtp', reminders: false })
    expect(await mutate(unnamed, 'reminders.add', input, student.bearer)).toMatchObject({
      ...{ status: 409, data: { reason: 'mail_off' } },
    })
  } finally {
    await unnamed.close()
  }
})
