import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { z } from 'zod'
import { sumCpuSeconds } from '../scale/process-tree.ts'

const limitMs = 300_000
const pollMs = 50

interface Running {
  readonly url: string
  /** Seconds from the start of the command until the server returned the start page. */
  readonly seconds: number
  /** CPU seconds of all processes until the server returned the start page. */
  readonly cpuSeconds: number
  readonly stop: () => Promise<void>
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { headers: { accept: 'text/html' } })).ok
  } catch {
    return false
  }
}

/** Runs `npm start` or `npm run dev` in a copy of the repository, until the server returns the start page. */
export async function runCommand(folder: string, command: 'dev' | 'start'): Promise<Running> {
  const port = await getPort({ host: '127.0.0.1' })
  const url = `http://127.0.0.1:${port}/`
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', command], {
    cwd: folder,
    // Starts a process group, so that `stop` also ends the command's child processes.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: path.join(folder, '.data') },
  })
  const pid = z.int().parse(child.pid)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      process.kill(-pid, 'SIGTERM')
      await ended
    }
  }
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - start > limitMs) {
      await stop()
      throw new Error(`npm run ${command} in ${folder} did not answer`)
    }
    await delay(pollMs)
  }
  return { url, seconds: (performance.now() - start) / 1000, cpuSeconds: sumCpuSeconds(pid), stop }
}
