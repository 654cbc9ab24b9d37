import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build under test: that of this workspace, or the one that SERVER_MAIN names. */
const mainFile = process.env['SERVER_MAIN'] ?? fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const logFolder = fileURLToPath(new URL('../test-results/', import.meta.url))

/** How a server ended. `code` is null when a signal ended it. */
export interface ServerEnd {
  code: number | null
  errorText: string
}

export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** Resolves when the log holds `text`; rejects when the server ends before. */
  logged(text: string): Promise<void>
  /** Sends the signal and waits for the end. */
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<ServerEnd>
  signal(signal: 'SIGTERM'): void
  readonly ended: Promise<ServerEnd>
}

/** What a first start leaves in an empty directory. The project `setup` writes it once for each run. */
export const seededData = path.join(logFolder, 'seeded-data')

/** Creates an empty directory for a server's data, with `name` in its name. */
export async function temporaryDataDirectory(name: string) {
  const directory = await mkdtemp(path.join(tmpdir(), `pathwise-e2e-${name}-`))
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** The same with the seeded data in it. */
export async function copySeededData(name: string) {
  const data = await temporaryDataDirectory(name)
  await cp(seededData, data.directory, { recursive: true })
  return data
}

interface ServerOptions {
  dataDirectory: string
  /** Names the log file in test-results. */
  name: string
  environment?: Record<string, string>
}

/** Starts the built server without waiting for it: for starts that are expected to fail. */
export async function spawnServer({ dataDirectory, name, environment = {} }: ServerOptions) {
  await mkdir(logFolder, { recursive: true })
  const log = createWriteStream(path.join(logFolder, `server-${name}.log`))
  const child = spawn(process.execPath, [mainFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      // The system's choice, so that no two servers want the same one.
      PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'info',
      ...environment,
    },
  })
  // A test that failed half-way must not leave its server behind.
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

function collect({ stdout, stderr }: Pick<ChildProcess, 'stderr' | 'stdout'>) {
  let text = ''
  let errorText = ''
  const waiting = new Map<string, () => void>()
  const take = (piece: Buffer) => {
    text += piece.toString()
    for (const [wanted, found] of waiting) if (text.includes(wanted)) found()
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
        waiting.set(wanted, found)
        if (text.includes(wanted)) found()
      }),
  }
}
