import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { LimitName } from '@pathwise/api/throttle/limits'
import { createThrottle } from '@pathwise/api/throttle/throttle'
import type { DatabaseClient } from '@pathwise/db/database'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { defaultLimits } from '../src/env/limit-environment.ts'
import { signInNewUser } from './people.ts'
import { startForTest, startTestServer, type TestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

const withLimits = (limits: Partial<typeof defaultLimits.limits>) =>
  startForTest({
    environment: { ...defaultLimits, limits: { ...defaultLimits.limits, ...limits } },
    database: server.database,
  })

function open({ url }: Pick<TestServer, 'url'>): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Sends a byte every 100 ms until the connection closes, and returns everything received. */
async function drip(socket: Socket, head: string): Promise<string> {
  let answered = ''
  socket.on('data', (part) => {
    answered += part
  })
  socket.on('error', () => {})
  socket.write(head)
  const dripping = setInterval(() => socket.write('x'), 100)
  await once(socket, 'close')
  clearInterval(dripping)
  return answered
}

it('returns 408 and closes the connection when headers or body arrive too slowly', async () => {
  const limited = await withLimits({ requestMs: 1_000, headerMs: 500 })
  const body =
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n'
  const answers = await Promise.all([drip(open(limited), body), drip(open(limited), 'GET / HTTP/1.1\r\nx-slow: ')])
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect((await limited.request('/healthz')).status).toBe(200)
}, 20_000)

it('rejects connections above the limit, and accepts a new connection after another has closed', async () => {
  const limited = await withLimits({ connections: 2 })
  const [first, second] = [open(limited), open(limited)]
  await Promise.all([once(first, 'connect'), once(second, 'connect')])
  await once(
    open(limited).on('error', () => {}),
    'close',
  )
  first.destroy()
  await expect.poll(() => limited.request('/healthz').then(({ status }) => status, String)).toBe(200)
})

it('returns 503 for WebSockets and exports above their limits', async () => {
  const limited = await withLimits({ webSockets: 0, exports: 0 })
  const { bearer } = await signInNewUser(limited, 'student')
  const socket = new WebSocket(`${limited.url.replace('http', 'ws')}/api/export/ws/x`, { headers: bearer })
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } })
  const refused = await limited.request('/api/export/zip?ids=1&fmt=pdf', { headers: bearer })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
})

it('returns a tRPC error with status 503 while the maximum number of requests is in flight', async () => {
  const limited = await withLimits({ requests: 0 })
  const refused = await limited.request('/api/trpc/system.version')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  await expect(limited.client.system.version.query()).rejects.toMatchObject({
    data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, retryAfterSeconds: 2 },
  })
  expect(limited.log.join('\n')).not.toContain('"level":50')
})

it.each(['GET /api/content?limit=5', 'GET /api/trpc/auth.me', 'GET /export/zip?ids=1&fmt=pdf'])(
  'accepts another request after the client of %s has disconnected during a query',
  async (line) => {
    let closed: Promise<unknown> | undefined
    let isQuerying = false
    const waiting: ProxyHandler<DatabaseClient> = {
      get: (client, name) => {
        if (name !== '$queryRaw' || !closed) return Reflect.get(client, name)
        return async (...query: Parameters<DatabaseClient['$queryRaw']>) => {
          isQuerying = true
          await closed
          return client.$queryRaw(...query)
        }
      },
    }
    const limited = await startForTest({
      environment: { limits: { ...defaultLimits.limits, requests: 1 } },
      database: { ...server.database, prisma: new Proxy(server.database.prisma, waiting) },
    })
    limited.app.server.prependOnceListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      closed = once(response, 'close')
    })
    const socket = open(limited)
    socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${'A'.repeat(43)}\r\n\r\n`)
    await expect.poll(() => isQuerying).toBe(true)
    socket.destroy()
    await expect.poll(() => limited.request('/api/version').then(({ status }) => status)).toBe(200)
  },
)

it('does not look up a parent link while the maximum number of requests is in flight', async () => {
  const findUnique = vi.fn<() => Promise<null>>(async () => null)
  const noting: ProxyHandler<DatabaseClient> = {
    get: (client, name) =>
      name === 'parentLink' ? { findUnique, deleteMany: async () => ({ count: 0 }) } : Reflect.get(client, name),
  }
  const limited = await startForTest({
    environment: { limits: { ...defaultLimits.limits, requests: 0 } },
    database: { ...server.database, prisma: new Proxy(server.database.prisma, noting) },
  })
  const page = await limited.request(`/parents/${'A'.repeat(22)}`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(findUnique).not.toHaveBeenCalled()
})

it('rejects an import file above the configured size limit', async () => {
  const limited = await withLimits({ importBytes: 1024 })
  const { bearer } = await signInNewUser(limited, 'editor')
  const send = (bytes: number) =>
    limited.request('/api/admin/questions/import?format=csv&dry_run=1', {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'text/csv' },
      body: 'x'.repeat(bytes),
    })
  expect((await send(1025)).status).toBe(413)
  expect((await send(1024)).status).not.toBe(413)
})

it('multiplies all rate limits except those against brute-force attacks', async () => {
  const throttle = createThrottle(server.database.prisma, 0.1)
  const takeAll = (limit: LimitName, calls: number) =>
    Promise.allSettled(Array.from({ length: calls }, () => throttle.take(limit, 'one')))
  const allowed = async (limit: LimitName, calls: number) =>
    (await takeAll(limit, calls)).filter(({ status }) => status === 'fulfilled').length
  expect(await allowed('checkout', 5)).toBe(3)
  expect(await allowed('loginNetwork', 12)).toBe(10)
})
