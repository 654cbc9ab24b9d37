import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { z } from 'zod'
import { startPostgres } from '../../scripts/postgres.mjs'
import { type Figure, printSkipped } from './report.ts'

const fileHere = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export interface Server {
  readonly url: string
  readonly pid: number
  /** CPU seconds used so far. */
  cpuSeconds(): Promise<number>
  /** Peak memory so far, including all threads. */
  peakMegabytes(): Promise<number>
  /** Resident memory now, including all threads. */
  residentMegabytes(): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does, but on a free port and with its own data directory.
 * @param environment additional variables
 */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const port = await getPort({ host: '127.0.0.1' })
  const data = await mkdtemp(path.join(tmpdir(), 'pathwise-bench-'))
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(data, 'data'), ...environment }
  // Set SERVER_MAIN to test another build.
  const main = process.env['SERVER_MAIN'] ?? fileHere('../../apps/server/dist/main.js')
  const server = await start(main, settings, 'Pathwise is ready')
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Waits until a new server has linted its questions, so that linting does not add to the measured CPU time. */
export async function waitForLint({ url }: Server): Promise<void> {
  const hasEnded = async () =>
    (await (await fetch(`${url}/metrics`)).text()).includes(
      'pathwise_job_ended_timestamp_seconds{name="lint questions"}',
    )
  while (!(await hasEnded())) await delay(500)
}

const signedInSchema = z.object({ access_token: z.string() })

/** Returns the authorization header of a role's demo account. */
export async function signIn({ url }: Server, role: 'admin' | 'editor'): Promise<{ authorization: string }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@pathwise.example`, password: 'pathwise-demo' }),
  })
  return { authorization: `Bearer ${signedInSchema.parse(await response.json()).access_token}` }
}

export type PostgresServer = NonNullable<Awaited<ReturnType<typeof startPostgres>>>

/** Uses a temporary PostgreSQL server. Without PostgreSQL, prints that the benchmark is skipped. */
export function withPostgres(name: string, measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  return withPostgresServer(name, {}, ({ url }) => measure(url))
}

/**
 * Like `withPostgres`, but passes the PostgreSQL server to `measure`, and applies `settings` in addition to those for
 * tests.
 */
export async function withPostgresServer(
  name: string,
  settings: Readonly<Record<string, string>>,
  measure: (postgres: PostgresServer) => Promise<Figure[]>,
): Promise<Figure[]> {
  const postgres = await startPostgres(settings)
  if (!postgres) {
    printSkipped(name, 'PostgreSQL is not installed here')
    return []
  }
  try {
    return await measure(postgres)
  } finally {
    await postgres.stop()
  }
}

/**
 * Starts a server from `requests/`, which contains no product code, as a baseline for the product.
 * @param environment additional variables
 */
export async function startBareServer(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await getPort({ host: '127.0.0.1' })
  return start(fileHere(`requests/${file}`), { PORT: String(port), ...environment }, 'ready')
}

async function start(file: string, settings: { PORT: string }, readyLine: string): Promise<Server> {
  const child = fork(file, {
    env: { ...process.env, ...settings },
    execArgv: ['--import', fileHere('report-cpu.mjs'), ...(file.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await untilSaid(child, readyLine)
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    pid: z.int().parse(child.pid),
    cpuSeconds: () => askForCpuSeconds(child),
    peakMegabytes: async () => (await askForNumber(child, 'peak')) / 1024,
    residentMegabytes: async () => (await askForNumber(child, 'resident')) / 1024 ** 2,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answerSchema = z.tuple([z.object({ user: z.number(), system: z.number() })]).rest(z.unknown())

async function askForCpuSeconds(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message')
  child.send('cpu')
  const [{ user, system }] = answerSchema.parse(await answered)
  return (user + system) / 1e6
}

async function askForNumber(child: ChildProcess, question: 'peak' | 'resident'): Promise<number> {
  const answered = once(child, 'message')
  child.send(question)
  const [number] = z
    .tuple([z.number()])
    .rest(z.unknown())
    .parse(await answered)
  return number
}

function untilSaid(child: ChildProcess, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes(line)) resolve()
    })
  })
}
