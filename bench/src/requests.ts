import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type Figure, median, round } from './report.ts'
import { type Server, startBareFastify, startProduct } from './server.ts'

const requestsPerTurn = 4_000
const turns = 5

/** In microseconds of server CPU time. */
async function cpuPerRequest(server: Server, path: string): Promise<number> {
  const before = await server.cpuSeconds()
  const { non2xx, errors } = await autocannon({ url: `${server.url}${path}`, amount: requestsPerTurn, connections: 10 })
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} requests failed`)
  return ((await server.cpuSeconds()) - before) * (1e6 / requestsPerTurn)
}

/** Waits until a new server has linted its questions, because this CPU time would count as that of the requests. */
async function waitForLint({ url }: Server): Promise<void> {
  const hasEnded = async () =>
    (await (await fetch(`${url}/metrics`)).text()).includes(
      'pathwise_job_ended_timestamp_seconds{name="lint questions"}',
    )
  while (!(await hasEnded())) await delay(500)
}

/**
 * Compares a procedure without database work to a bare Fastify route. Calls it over REST and tRPC through the whole
 * application.
 */
export async function benchRequests(): Promise<Figure[]> {
  // All requests come from one address, which would reach its limit of reads per minute.
  const [product, bare] = await Promise.all([startProduct({ THROTTLE_MULTIPLIER: '100' }), startBareFastify()])
  await waitForLint(product)
  const measure = {
    bare: () => cpuPerRequest(bare, '/api/version'),
    rest: () => cpuPerRequest(product, '/api/version'),
    trpc: () => cpuPerRequest(product, '/api/trpc/system.version'),
  }
  const taken: Record<keyof typeof measure, number[]> = { bare: [], rest: [], trpc: [] }
  try {
    for (const warmUp of Object.values(measure)) await warmUp()
    // Alternates requests, so that a change in machine speed affects all three equally.
    for (let turn = 0; turn < turns; turn++) {
      taken.bare.push(await measure.bare())
      taken.rest.push(await measure.rest())
      taken.trpc.push(await measure.trpc())
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
  const bareTime = median(taken.bare)
  const figure = (name: string, times: readonly number[], bar: number): Figure => ({
    name,
    value: median(times) / bareTime,
    unit: '× bare Fastify',
    bar,
    details: { microseconds: round(median(times)), bareMicroseconds: round(bareTime) },
  })
  return [figure('a request by REST, CPU', taken.rest, 3), figure('a request by tRPC, CPU', taken.trpc, 9)]
}
