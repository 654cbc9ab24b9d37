import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Figure } from './report.ts'
import { type Server, signIn, startProduct, waitForLint, withPostgres } from './server.ts'

const requestsPerPart = 25_000
const parts = 4
/** Idle threads end within this time, so the memory is measured without them. */
const idleMs = 70_000
/**
 * Sets MALLOC_ARENA_MAX as the systemd unit and the Docker image in `deploy` do. Raises the read limit, because all
 * requests come from one address.
 */
const environment = { MALLOC_ARENA_MAX: '1', THROTTLE_MULTIPLIER: '100', DEMO: 'on' }

const paths = ['/', '/api/version', '/api/auth/me', '/api/content?language=en', '/api/trpc/system.config']

async function sendPart({ url }: Server, headers: Readonly<Record<string, string>>): Promise<void> {
  const { non2xx, errors } = await autocannon({
    ...{ url, amount: requestsPerPart, connections: 10 },
    requests: paths.map((path) => ({ path, headers })),
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
}

/** Measures a server's memory at rest, after each batch of requests, and once the server is idle again. */
async function measureServer(name: string, server: Server, bars: { rest: number; used: number }): Promise<Figure[]> {
  try {
    await waitForLint(server)
    await delay(idleMs)
    const rest = await server.residentMegabytes()
    const headers = await signIn(server, 'editor')
    const taken: number[] = []
    for (let part = 0; part < parts; part++) {
      await sendPart(server, headers)
      taken.push(await server.residentMegabytes())
    }
    await delay(idleMs)
    const details = {
      ...Object.fromEntries(taken.map((megabytes, part) => [`after${(part + 1) * requestsPerPart}`, megabytes])),
      idle: await server.residentMegabytes(),
      peak: await server.peakMegabytes(),
    }
    return [
      { name: `memory at rest, ${name}`, value: rest, unit: 'MB', bar: bars.rest },
      {
        name: `memory during 100,000 requests, ${name}`,
        value: Math.max(...taken),
        unit: 'MB',
        bar: bars.used,
        details,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Measures the resident memory of the server's process with its threads. Takes about eight minutes. */
export async function benchMemory(): Promise<Figure[]> {
  const embedded = await measureServer('embedded', await startProduct(environment), { rest: 350, used: 600 })
  const postgres = await withPostgres('memory, PostgreSQL', async (url) => {
    const server = await startProduct({ ...environment, DATABASE_URL: url })
    return measureServer('PostgreSQL', server, { rest: 200, used: 450 })
  })
  return [...embedded, ...postgres]
}
