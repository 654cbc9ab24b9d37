import { spawn } from 'node:child_process'
import { newId } from '../secrets.ts'
import { isGroupAlive, killGroup, killStrayProcesses, runMark } from './end-processes.ts'

const largestOutputBytes = 64 * 1024

/** How long to wait for a killed process to exit, or for the pipes of an exited process to close. */
const exitTimeoutMs = 1_000

export interface ProcessRequest {
  readonly argv: readonly string[]
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** A line, such as a password, that is written to standard input and masked in the output. */
  readonly secretInput?: string | undefined
  readonly timeoutSeconds: number
  readonly stopping: AbortSignal
}

type Ending = 'exited' | 'flooded' | 'not_started' | 'stopped' | 'timed_out'

export interface ProcessResult {
  readonly ending: Ending
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  /** Whether child processes were still running when the program exited, and had to be killed. */
  readonly leftOthers: boolean
  /** Whether processes of another user are still running, because the server lacks permission to kill them. */
  readonly outOfReach: boolean
}

/**
 * Runs a program in its own process group, without a shell. Afterward, kills every remaining descendant that runs as
 * the server's user. Never rejects.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const run = newId()
  const result = await runGroup({ ...request, environment: { ...request.environment, [runMark]: run } })
  const leftStrays = (await killStrayProcesses(run)) && result.ending === 'exited'
  return { ...result, leftOthers: result.leftOthers || leftStrays }
}

function runGroup(request: ProcessRequest): Promise<ProcessResult> {
  const { argv, directory, environment, secretInput, timeoutSeconds, stopping } = request
  const [program = '', ...args] = argv
  const output = captureOutput(largestOutputBytes)

  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: directory, env: { ...environment }, detached: true })
    let ending: Ending | undefined
    let leftOthers = false
    let outOfReach = false

    function settle(): void {
      clearTimeout(timeout)
      stopping.removeEventListener('abort', stop)
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({
        ending: ending ?? 'exited',
        // After a failed spawn, `exitCode` is the error number.
        exitCode: ending === 'not_started' ? null : child.exitCode,
        stdout: output.text('stdout', secretInput),
        stderr: output.text('stderr', secretInput),
        leftOthers,
        outOfReach,
      })
    }
    function endAll(): void {
      if (child.pid !== undefined && !killGroup(child.pid)) outOfReach = true
    }
    function end(why: Ending): void {
      if (ending) return
      ending = why
      endAll()
      setTimeout(settle, exitTimeoutMs)
    }
    const stop = () => end('stopped')
    const timeout = setTimeout(() => end('timed_out'), timeoutSeconds * 1000)
    stopping.addEventListener('abort', stop)
    if (stopping.aborted) stop()

    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk: Buffer) => {
        if (!output.add(stream, chunk)) end('flooded')
      })
    }
    // Ignore write errors, because the process may exit before it reads its input.
    child.stdin.on('error', () => {})
    child.stdin.end(secretInput === undefined ? undefined : `${secretInput}\n`)

    child.once('error', () => {
      ending = 'not_started'
      settle()
    })
    child.once('exit', () => {
      clearTimeout(timeout)
      if (!ending && child.pid !== undefined && isGroupAlive(child.pid)) {
        leftOthers = true
        endAll()
      }
      // Do not wait for `close` any longer than this, because a process outside the group may keep the pipes open.
      setTimeout(settle, exitTimeoutMs)
    })
    child.once('close', settle)
  })
}

/** Captures the output of a process, up to a total size for both streams. */
function captureOutput(largestBytes: number) {
  const kept = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  let bytes = 0
  return {
    /** @returns whether the entire chunk fit */
    add(stream: keyof typeof kept, chunk: Buffer): boolean {
      const room = largestBytes - bytes
      kept[stream].push(chunk.subarray(0, Math.max(room, 0)))
      bytes += chunk.byteLength
      return bytes <= largestBytes
    },
    /** Returns a stream's text. Masks the secret, because the command may have printed it. */
    text(stream: keyof typeof kept, secret: string | undefined): string {
      const whole = Buffer.concat(kept[stream]).toString('utf8')
      return secret ? whole.replaceAll(secret, '[password]') : whole
    },
  }
}
