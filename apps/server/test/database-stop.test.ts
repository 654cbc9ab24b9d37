import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { openDatabase } from '@pathwise/db/client'
import { createTestDatabase } from '@pathwise/testing/database'
import { plainReport } from '@pathwise/testing/plain-report'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { findUrl } from './beside.ts'
import { startForTest } from './server.ts'

const portSchema = z.object({ port: z.number() })

/**
 * Starts a relay in front of a database server. `cut` closes all connections and refuses new ones until `join` is
 * called.
 */
async function startRelay({ hostname, port }: URL) {
  const sockets = new Set<Socket>()
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    }
    client.pipe(server).pipe(client)
  })
  const listen = async (at: number): Promise<number> => {
    await once(relay.listen(at, '127.0.0.1'), 'listening')
    return portSchema.parse(relay.address()).port
  }
  const relayPort = await listen(0)
  const cut = () => {
    relay.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(cut)
  return { port: relayPort, cut, join: () => listen(relayPort) }
}

const source = await createTestDatabase()
const serverUrl = await findUrl(source)
await source.close()

it.skipIf(serverUrl === undefined)(
  'returns 503 during a database outage, then recovers without losing acknowledged writes',
  async () => {
    const own = await createTestDatabase({ seeded: true })
    onTestFinished(() => own.close())
    const url = new URL((await findUrl(own)) ?? '')
    const relay = await startRelay(url)
    url.host = `127.0.0.1:${relay.port}`
    const database = await openDatabase(url.href)
    onTestFinished(() => database.close())
    const server = await startForTest({ database })
    const share = () => server.request('/api/share', { method: 'POST', json: plainReport })
    const ready = async () => (await server.request('/readyz')).status

    const acknowledged: string[] = []
    for (let round = 0; round < 2; round++) {
      const stored = await share()
      expect(stored.status).toBe(200)
      acknowledged.push(z.object({ id: z.string() }).parse(await stored.json()).id)
      expect(await ready()).toBe(200)
      relay.cut()
      const refused = await Promise.all([share(), server.request(`/api/share/${acknowledged[0]}`)])
      expect(refused.map(({ status }) => status)).toEqual([503, 503])
      expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 0)).toEqual([true, true])
      expect(await ready()).toBe(503)
      expect((await server.request('/healthz')).status).toBe(200)
      await relay.join()
      await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000 })
    }
    for (const id of acknowledged) expect((await server.request(`/api/share/${id}`)).status).toBe(200)
  },
)
