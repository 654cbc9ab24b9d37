import { randomBytes } from 'node:crypto'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it, vi } from 'vitest'
import { openSecondPool } from './beside.ts'
import { buildItems, readJobId, requestZip, standInPool, waitForRefusal, watch } from './exports.ts'
import { mutate, type Person, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const one = closeAfterTests(await startTestServer({ renderPool: standInPool }))
const besides = closeAfterTests(await openSecondPool(one.database))
const other = closeAfterTests(await startTestServer({ database: besides, renderPool: standInPool }))
const student = await signInNewUser(one)

const unknown = 4404
const finished = (total: number) => ({ progress: 100, state: 'finished', done: total, total })

async function startExport(person: Person, waits: readonly number[]): Promise<Response> {
  const ids = await buildItems(
    one.database,
    waits.map((wait) => `wait ${wait}`),
  )
  const response = await requestZip(one, person, ids)
  expect(response.status).toBe(200)
  return response
}

/** Creates the row of an export whose server stopped `secondsAgo` seconds ago. */
async function leaveJob({ id: userId }: Person, secondsAgo: number): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await one.database.prisma.$executeRaw`
    INSERT INTO export_jobs (id, user_id, total, done, seen_at)
    VALUES (${id}, ${userId}, 8, 2, now() - ${secondsAgo}::int * interval '1 second')`
  return id
}

describe.each(['/export/ws', '/api/export/ws'])('%s', (path) => {
  it.each([
    ['the same server', () => one],
    ['another server', () => other],
  ])('sends progress and the final state to a watcher on %s', async (_name, pickServer) => {
    const response = await startExport(student, [0, 300, 300, 300, 300, 300])
    const { messages, closed } = watch(pickServer(), readJobId(response), student.bearer, path)
    await response.arrayBuffer()
    expect(await closed).toBe(1000)
    const numbers = messages.map(({ progress }) => progress)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBeGreaterThan(2)
    expect(messages.at(-1)).toEqual(finished(6))
    for (const message of messages.slice(0, -1)) expect(message).not.toHaveProperty('state')
  })
})

describe('export watcher', () => {
  it('sends only the final state when the export has already ended', async () => {
    const response = await startExport(student, [0])
    await response.arrayBuffer()
    const first = watch(other, readJobId(response), student.bearer)
    expect(await first.closed).toBe(1000)
    const late = watch(other, readJobId(response), student.bearer)
    expect(await late.closed).toBe(1000)
    expect(late.messages).toEqual([finished(1)])
  })

  it('sends "cancelled" when the exporting client disconnects', async () => {
    const ids = await buildItems(
      one.database,
      Array.from({ length: 50 }, () => 'wait 100'),
    )
    const leaving = new AbortController()
    const response = await requestZip(one, student, ids, { signal: leaving.signal })
    const { messages, closed } = watch(other, readJobId(response), student.bearer)
    await vi.waitFor(() => expect(messages).not.toEqual([]))
    leaving.abort()
    expect(await closed).toBe(1000)
    expect(messages.at(-1)).toEqual({
      progress: expect.any(Number),
      state: 'cancelled',
      detail: 'The export was canceled',
    })
  })

  it('sends "failed" when the exporting server has stopped', async () => {
    const { messages, closed } = watch(one, await leaveJob(student, 60), student.bearer)
    expect(await closed).toBe(1000)
    expect(messages).toEqual([{ progress: 25, state: 'failed', detail: 'The server of this export has stopped' }])
  })

  it('sends "failed" when the export has not been updated for 13 seconds', async () => {
    const { messages, closed } = watch(one, await leaveJob(student, 13), student.bearer)
    expect(await closed).toBe(1000)
    expect(messages).toEqual([
      { progress: 25, done: 2, total: 8 },
      expect.objectContaining({ progress: 25, state: 'failed' }),
    ])
  })
})

describe('unauthorized export watcher', () => {
  it("closes the socket with the same code for an unknown export and for another user's export", async () => {
    const own = await leaveJob(student, 0)
    const stranger = await signInNewUser(one)
    for (const id of [own, randomBytes(16).toString('base64url'), 'no-id']) {
      const { closed, messages } = watch(one, id, stranger.bearer)
      expect(await closed, id).toBe(unknown)
      expect(messages).toEqual([])
    }
  })

  it.each([
    ['nothing', {}],
    ['a made-up token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a made-up cookie', { cookie: `pathwise_refresh=${'x'.repeat(43)}` }],
  ])('returns 401 before the upgrade for %s', async (_name, headers) => {
    expect(await waitForRefusal(watch(one, await leaveJob(student, 0), headers))).toBe(401)
  })

  it('returns 401 for a token in the query string', async () => {
    const id = await leaveJob(student, 0)
    expect(await waitForRefusal(watch(one, `${id}?access_token=${student.token}`, {}))).toBe(401)
  })

  it('returns 426 Upgrade Required for a plain GET', async () => {
    const response = await one.request('/export/ws/abc', { headers: student.bearer })
    expect(response.status).toBe(426)
    expect(response.headers.get('upgrade')).toBe('websocket')
    expect((await one.request('/export/ws/abc', { method: 'POST' })).status).toBe(405)
  })
})

describe('export watcher with the session cookie', () => {
  const lost = 60

  it('accepts the session cookie from the same origin and keeps it valid', async () => {
    const person = await signInNewUser(one)
    const id = await leaveJob(person, lost)
    const { cookie } = person
    for (const origin of [one.url, one.url]) {
      const { closed, messages } = watch(one, id, { cookie, origin })
      expect(await closed).toBe(1000)
      expect(messages).toHaveLength(1)
    }
    expect((await one.request('/auth/refresh', { method: 'POST', headers: { cookie } })).status).toBe(200)
  })

  it('returns 403 for the session cookie from another origin', async () => {
    const id = await leaveJob(student, lost)
    for (const origin of ['https://evil.example', 'null']) {
      expect(await waitForRefusal(watch(one, id, { cookie: student.cookie, origin })), origin).toBe(403)
    }
  })

  it('returns 401 for a cookie replaced a minute ago, and accepts its replacement', async () => {
    const person = await signInNewUser(one)
    const id = await leaveJob(person, lost)
    const { cookie } = person
    const { cookie: next } = await mutate(one, 'auth.refresh', null, { cookie })
    await one.database.prisma.session.updateMany({
      where: { signIn: { userId: person.id }, replacedAt: { not: null } },
      data: { replacedAt: new Date(Date.now() - 60_000) },
    })
    expect(await waitForRefusal(watch(one, id, { cookie, origin: one.url }))).toBe(401)
    expect(await watch(one, id, { cookie: next, origin: one.url }).closed).toBe(1000)
  })

  it('returns 401 for the progress of an export after the watcher signs out', async () => {
    const person = await signInNewUser(one)
    const id = await leaveJob(person, lost)
    const { cookie, bearer } = person
    await one.request('/auth/logout', { method: 'POST', headers: { cookie } })
    expect(await waitForRefusal(watch(one, id, { cookie, origin: one.url }))).toBe(401)
    expect(await waitForRefusal(watch(one, id, bearer))).toBe(401)
  })
})
