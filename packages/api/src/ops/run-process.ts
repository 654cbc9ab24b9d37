import { spawn } from 'node:child_process'
import { captureOutput } from './captured-output.ts'
import { endGroup, isGroupAlive } from './process-group.ts'

const largestOutputBytes = 64 * 1024

/** How long what has been told to end, or has ended and left its pipes open, may take. */
const patienceMilliseconds = 1_000

export interface ProcessRequest {
  readonly argv: readonly string[]
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** One line for its standard input, never repeated in the output. */
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
  /** It had started others, which outlived it and were ended. */
  readonly leftOthers: boolean
}

/** Runs a program without a shell, in a process group of its own. Always resolves, and leaves nobody of the group behind. */
export function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const { argv, directory, environment, secretInput, timeoutSeconds, stopping } = request
  const [program = '', ...args] = argv
  const output = captureOutput(largestOutputBytes)

  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: directory, env: { ...environment }, detached: true })
    let ending: Ending | undefined
    let leftOthers = false

    function settle(): void {
      clearTimeout(timeout)
      stopping.removeEventListener('abort', stop)
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({
        ending: ending ?? 'exited',
        exitCode: child.exitCode,
        stdout: output.text('stdout', secretInput),
        stderr: output.text('stderr', secretInput),
        leftOthers,
      })
    }
    function end(why: Ending): void {
      if (ending) return
      ending = why
      if (child.pid !== undefined) endGroup(child.pid)
      setTimeout(settle, patienceMilliseconds)
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
    // It may end without having read its input.
    child.stdin.on('error', () => {})
    child.stdin.end(secretInput === undefined ? undefined : `${secretInput}\n`)

    child.once('error', () => {
      ending = 'not_started'
      settle()
    })
    child.once('exit', () => {
      if (child.pid !== undefined && isGroupAlive(child.pid)) {
        leftOthers = true
        endGroup(child.pid)
      }
      // Somebody outside the group may hold the pipes open for ever.
      setTimeout(settle, patienceMilliseconds)
    })
    child.once('close', settle)
  })
}
