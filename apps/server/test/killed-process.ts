import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { KilledStore } from './killed-store.ts'

interface RunningProcess {
  readonly origin: string
  /** Kills the server with SIGKILL and waits until it exits. */
  kill(): Promise<void>
  /** Stops the server with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>
}

/** Starts a server on the store in a separate process that `kill` or `stop` ends. */
export async function startProcess(
  { place, directory }: KilledStore,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const storage = directory ? { DATA_DIR: directory, DEMO: 'false' } : { DATABASE_URL: place }
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'test/workers/api-server.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: '/usr/bin:/bin', PORT: '0', LOG_LEVEL: 'error', EMBEDDED_SYNC: 'off', ...storage, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const said = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)))
    child.stdout?.on('data', (piece: Buffer) => resolve(piece.toString('utf8')))
  })
  const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1]
  return {
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
