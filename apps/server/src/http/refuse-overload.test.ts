import { once } from 'node:events'
import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { handleErrors } from './errors.ts'
import { rejectOnOverload } from './refuse-overload.ts'

/** Starts a server that processes one request at a time. `/wait` ends when `finish` or `end` is called. */
async function startFull() {
  const app = fastify()
  const waiting: (() => void)[] = []
  const end = () => waiting[0]?.()
  onTestFinished(async () => {
    end()
    await app.close()
  })
  handleErrors(app)
  rejectOnOverload(app, 1)
  app.get('/wait', () => new Promise<string>((resolve) => waiting.push(() => resolve('done'))))
  app.get('/quick', async () => 'done')
  app.get('/healthz', async () => 'alive')
  app.get('/assets/app.js', async () => 'script')
  const closed = new Promise<void>((resolve) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url === '/wait') reply.raw.once('close', () => resolve())
    })
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const first = new AbortController()
  const pending = fetch(`${url}/wait`, { signal: first.signal })
  await expect.poll(() => waiting.length).toBe(1)
  return {
    get: (path: string) => fetch(`${url}${path}`),
    disconnect: async () => {
      first.abort()
      await expect(pending).rejects.toThrow('aborted')
      await closed
    },
    end,
    finish: async () => {
      end()
      expect((await pending).status).toBe(200)
    },
  }
}

describe('rejectOnOverload', () => {
  it('returns 503 with Retry-After while the maximum number of requests is in flight', async () => {
    const { get } = await startFull()
    const refused = await get('/quick')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toEqual({ detail: 'The server is busy' })
  })

  it('accepts the next request when the response of the previous one has ended', async () => {
    const { finish, get } = await startFull()
    await finish()
    expect((await get('/quick')).status).toBe(200)
  })

  it('counts a request until its handler ends when the client has disconnected', async () => {
    const { disconnect, end, get } = await startFull()
    await disconnect()
    expect((await get('/quick')).status).toBe(503)
    end()
    await expect.poll(() => get('/quick').then(({ status }) => status)).toBe(200)
  })

  it('answers health checks and requests for asset files while the server is overloaded', async () => {
    const { get } = await startFull()
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/assets/app.js')).status).toBe(200)
  })

  it('does not count a request toward the limit until its body has arrived', async () => {
    const app = fastify()
    onTestFinished(() => app.close())
    handleErrors(app)
    rejectOnOverload(app, 1)
    app.post('/', async () => 'done')
    app.get('/quick', async () => 'done')
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const sending = new TransformStream<Uint8Array, Uint8Array>()
    const writer = sending.writable.getWriter()
    const arrived = once(app.server, 'request')
    const slow = fetch(url, {
      ...{ method: 'POST', body: sending.readable, duplex: 'half' },
      headers: { 'content-type': 'text/plain' },
    })
    await writer.write(new TextEncoder().encode('first'))
    await arrived
    expect((await fetch(`${url}/quick`)).status).toBe(200)
    await writer.close()
    expect((await slow).status).toBe(200)
  })
})
