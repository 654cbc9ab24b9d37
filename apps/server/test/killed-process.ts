import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { KilledStore } from './killed-store.ts'
import { spawnSource } from './spawn-source.ts'

interface RunningProcess {
  readonly pid: number
  readonly origin: string
  /** Kills the server with SIGKILL and waits until it exits. */
  kill(): Promise<void>
  /** Stops the server with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>
}

/** Starts a server in a separate process, with the database of the given store. `kill` or `stop` ends the process. */
export async function startProcess(
  { place, directory }: Pick<KilledStore, 'directory' | 'place'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const storage = directory ? { DATA_DIR: directory } : { DATABASE_URL: place }
  const child = spawnSource('test/workers/api-server.ts', [], {
    ...{ PORT: '0', LOG_LEVEL: 'error', EMBEDDED_SYNC: 'off', DEMO: 'false', ...storage, ...settings },
  })
  child.stderr.pipe(process.stderr)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const said = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)))
    child.stdout.on('data', (piece: Buffer) => resolve(piece.toString('utf8')))
  })
  const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1]
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      return child.exitCode
    },
  }
}
