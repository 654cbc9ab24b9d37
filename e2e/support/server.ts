import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

/** The build under test: SERVER_MAIN, or the build of this workspace. */
const mainFile = process.env['SERVER_MAIN'] ?? fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const logFolder = fileURLToPath(new URL('../test-results/', import.meta.url))

/** How a server process ended. `code` is null if a signal terminated it. */
export interface ServerEnd {
  code: number | null
  errorText: string
}

export interface RunningServer {
  /** Without a trailing slash. */
  readonly url: string
  /** Resolves when the log contains `text`. Rejects if the server exits first. */
  logged(text: string): Promise<void>
  /** Sends the signal and waits for the process to exit. */
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<ServerEnd>
  signal(signal: 'SIGTERM' | 'SIGUSR2'): void
  readonly ended: Promise<ServerEnd>
}

/** Data from a server's first start in an empty directory. The `setup` project creates it once per test run. */
export const seededData = path.join(logFolder, 'seeded-data')

/** Node's arguments for a server or command that ends too soon to benefit from optimized code. */
export const withoutOptimizer = ['--no-opt', '--liftoff-only']

/**
 * Node's arguments for a server that handles many requests. The database is WebAssembly, and optimizing it takes more
 * CPU time than it saves in a journey's queries.
 */
const withoutWasmOptimizer = ['--liftoff-only']

/** Creates an empty data directory with `name` in its path. */
export async function createTemporaryDataDirectory(name: string) {
  const directory = await mkdtemp(path.join(tmpdir(), `pathwise-e2e-${name}-`))
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** Creates a data directory from the seeded data. */
export async function copySeededData(name: string) {
  const data = await createTemporaryDataDirectory(name)
  await cp(seededData, data.directory, { recursive: true })
  return data
}

interface ServerOptions {
  dataDirectory: string
  /** Names the log file in test-results: `server-<name>.log`. */
  name: string
  environment?: Record<string, string>
  /** The file to run. Defaults to the build under test. */
  main?: string
  /** Whether the server handles enough requests to benefit from optimized JavaScript. */
  isBusy?: boolean
}

/** Starts the built server without waiting for it, for tests that expect the start to fail. */
export async function spawnServer({
  dataDirectory,
  name,
  environment = {},
  main = mainFile,
  isBusy = false,
}: ServerOptions) {
  await mkdir(logFolder, { recursive: true })
  const log = createWriteStream(path.join(logFolder, `server-${name}.log`))
  const child = spawn(process.execPath, [...(isBusy ? withoutWasmOptimizer : withoutOptimizer), main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      // Let the operating system pick a free port, so that servers do not conflict.
      PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'info',
      // Syncing every write is slow on a busy disk, and no journey simulates a power failure.
      EMBEDDED_SYNC: 'off',
      // Skips the wait for load balancers, because the tests use none.
      DRAIN_SECONDS: '0',
      ...environment,
    },
  })
  // Kill the server if the test process exits first.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('close', () => process.off('exit', endWithUs))
  const output = collect(child)
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const ended = once(child, 'close').then((): ServerEnd => ({ code: child.exitCode, errorText: output.errorText() }))
  return { child, ended, output }
}

/** Starts the built server and waits until it is ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { child, ended, output } = await spawnServer(options)
  const logged = (text: string) =>
    Promise.race([
      output.waitFor(text),
      ended.then(({ code, errorText }) => {
        throw new Error(`The server ended with ${code} before it said "${text}":\n${errorText}`)
      }),
    ])
  const ready = 'Pathwise is ready at '
  await logged(ready)
  const url = /Pathwise is ready at (\S+)/.exec(output.text())?.[1]
  if (!url) throw new Error('The server is ready without saying where')
  return {
    url,
    logged,
    ended,
    signal: (signal) => child.kill(signal),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** Waits until the server has linted its question bank, which takes seconds after the bank has changed. */
export async function waitForLinter({ url }: Pick<RunningServer, 'url'>) {
  await expect
    .poll(async () => (await fetch(`${url}/metrics`)).text(), { timeout: 80_000 })
    .toContain('pathwise_job_ended_timestamp_seconds{name="lint questions"}')
}

function collect({ stdout, stderr }: Pick<ChildProcess, 'stderr' | 'stdout'>) {
  let text = ''
  let errorText = ''
  const waiting = new Map<string, () => void>()
  const take = (piece: Buffer) => {
    text += piece.toString()
    for (const [wanted, found] of waiting) {
      if (!text.includes(wanted)) continue
      waiting.delete(wanted)
      found()
    }
  }
  stdout?.on('data', take)
  stderr?.on('data', (piece: Buffer) => {
    errorText += piece.toString()
    take(piece)
  })
  return {
    text: () => text,
    errorText: () => errorText,
    waitFor: (wanted: string) =>
      new Promise<void>((found) => {
        if (text.includes(wanted)) found()
        else waiting.set(wanted, found)
      }),
  }
}
