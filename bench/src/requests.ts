import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { type Figure, median, round } from './report.ts'
import { compareLayers, libraryLayers, serverWith } from './requests/layers.ts'
import { type Server, signIn, startBareServer, startProduct, waitForLint, withPostgres } from './server.ts'

const requestsPerTurn = 4_000
const turns = 5
/** Raises the limit on reads per minute, because all requests come from one address. */
const environment = { THROTTLE_MULTIPLIER: '100' }

interface Measured {
  readonly server: Server
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns the CPU time that the server spends on a request, in microseconds. */
async function cpuPerRequest({ server, path, headers = {} }: Measured): Promise<number> {
  const before = await server.cpuSeconds()
  const { non2xx, errors } = await autocannon({
    ...{ url: `${server.url}${path}`, headers, amount: requestsPerTurn, connections: 10 },
  })
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} requests failed`)
  return ((await server.cpuSeconds()) - before) * (1e6 / requestsPerTurn)
}

/** Alternates the requests, so that a change in machine speed affects all of them equally. */
async function measureInTurns(measured: Readonly<Record<string, Measured>>): Promise<(name: string) => number[]> {
  const taken = new Map<string, number[]>()
  const entries = Object.entries(measured)
  for (const [, request] of entries) await cpuPerRequest(request)
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, request] of entries) {
      taken.set(name, [...(taken.get(name) ?? []), await cpuPerRequest(request)])
    }
  }
  return (name) => taken.get(name) ?? []
}

/** Divides our time by that of the other server in each turn, and returns statistics of these ratios. */
function compare(ours: readonly number[], theirs: readonly number[]) {
  const ratios = ours.map((time, turn) => time / (theirs[turn] ?? Number.NaN))
  return {
    value: median(ratios),
    details: {
      min: round(Math.min(...ratios)),
      max: round(Math.max(...ratios)),
      microseconds: round(median(ours)),
      bareMicroseconds: round(median(theirs)),
    },
  }
}

/** Compares a procedure without database work to equivalent routes on bare Fastify, over REST and tRPC. */
async function benchProcedure(): Promise<Figure[]> {
  const [product, bare, bareTrpc, ...layered] = await Promise.all([
    startProduct(environment),
    startBareServer('bare-fastify.mjs'),
    startBareServer('bare-trpc.mjs'),
    ...libraryLayers.map((_, index) =>
      startBareServer('with-libraries.mjs', { LAYERS: libraryLayers.slice(0, index + 1).join() }),
    ),
  ])
  await waitForLint(product)
  try {
    const path = '/api/version'
    const taken = await measureInTurns({
      bare: { server: bare, path },
      ...Object.fromEntries(layered.map((server, index) => [serverWith(libraryLayers[index] ?? ''), { server, path }])),
      rest: { server: product, path },
      bareTrpc: { server: bareTrpc, path: '/api/trpc/version' },
      trpc: { server: product, path: '/api/trpc/system.version' },
    })
    const libraries = taken(serverWith(libraryLayers.at(-1) ?? ''))
    const rest = compare(taken('rest'), taken('bare'))
    return [
      {
        ...{ name: 'a request by REST, CPU', unit: '× bare Fastify', bar: 3, value: rest.value },
        details: rest.details,
      },
      {
        ...{ name: 'Fastify with the libraries of each request, CPU', unit: '× bare Fastify', bar: null },
        ...compare(libraries, taken('bare')),
      },
      {
        ...{ name: 'a request by REST, CPU, beyond its libraries', unit: '× Fastify with them', bar: null },
        ...compare(taken('rest'), libraries),
      },
      {
        ...{ name: 'a request by tRPC, CPU', unit: '× bare tRPC on bare Fastify', bar: 1.1 },
        ...compare(taken('trpc'), taken('bareTrpc')),
      },
      ...compareLayers(taken),
    ]
  } finally {
    await Promise.all([product, bare, bareTrpc, ...layered].map((server) => server.stop()))
  }
}

/** Compares a signed-in request to a bare Fastify route that sends the same query to the same PostgreSQL. */
function benchSignedIn(): Promise<Figure[]> {
  const name = 'a signed-in request by REST, CPU'
  return withPostgres(name, async (url) => {
    const product = await startProduct({ ...environment, DATABASE_URL: url, DEMO: 'on' })
    await waitForLint(product)
    const bare = await startBareServer('bare-signed-in.ts', { DATABASE_URL: url })
    try {
      const request = { path: '/api/auth/me', headers: await signIn(product, 'editor') }
      const taken = await measureInTurns({
        bare: { server: bare, ...request },
        ours: { server: product, ...request },
      })
      return [{ name, unit: '× the same query on bare Fastify', bar: 1.5, ...compare(taken('ours'), taken('bare')) }]
    } finally {
      await Promise.all([product.stop(), bare.stop()])
    }
  })
}

/**
 * Compares the CPU time of the home page with that of a bare server that sends the same page as a precompressed file.
 */
async function benchPage(): Promise<Figure[]> {
  const product = await startProduct(environment)
  await waitForLint(product)
  const folder = await mkdtemp(path.join(tmpdir(), 'pathwise-page-'))
  const page = await (await fetch(product.url)).text()
  await writeFile(path.join(folder, 'index.html'), page)
  await writeFile(path.join(folder, 'index.html.br'), brotliCompressSync(page))
  const bare = await startBareServer('bare-static.mjs', { FOLDER: folder })
  try {
    const request = { path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } }
    const taken = await measureInTurns({
      bare: { server: bare, ...request },
      ours: { server: product, ...request },
    })
    // Inverts the ratio to express throughput, so a higher value is better.
    const { value, details } = compare(taken('bare'), taken('ours'))
    const { microseconds, bareMicroseconds, min, max } = details
    return [
      {
        ...{ name: 'a prerendered page, throughput', unit: '× a bare static server', bar: 0.7, atLeast: true, value },
        details: { min, max, microseconds: bareMicroseconds, bareMicroseconds: microseconds },
      },
    ]
  } finally {
    await Promise.all([product.stop(), bare.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compares the CPU time of requests to the whole application with that of requests to bare servers. */
export async function benchRequests(): Promise<Figure[]> {
  return [...(await benchProcedure()), ...(await benchSignedIn()), ...(await benchPage())]
}
