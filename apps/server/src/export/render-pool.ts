import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PdfItem } from '@pathwise/pdf/renderer'
import type { RenderOutcome } from '@pathwise/pdf/worker'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'

export interface RenderPoolOptions {
  /** The file that each thread runs. It exports `renderPdf`. */
  readonly worker: string
  readonly millisecondsPerItem: number
  /** More for the first item of a thread, which opens fonts and MathJax before: seconds on a busy machine. */
  readonly millisecondsToStart: number
  /** Of JavaScript's memory. Fonts are outside of it. */
  readonly megabytesPerThread: number
}

export interface RenderPool {
  /** How many items are drawn at the same time. */
  readonly threads: number
  /**
   * Draws one item. A thread that fails at it, or takes too long or too much memory, is replaced.
   * @throws RenderError; the signal's reason soon after it is aborted
   */
  render(item: PdfItem, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly reason: 'tooLarge' | 'tooSlow' | 'failed'

  constructor(reason: RenderError['reason'], cause?: unknown) {
    super(`An item could not be drawn: ${reason}`, { cause })
    this.reason = reason
  }
}

const threads = 2
/** A pool that nobody uses gives its memory back. */
const idleMs = 60_000
/** After its reader has left, an item is given so long, since nearly all need less and a thread costs more. */
const graceMs = 500

/** The bundle runs the built worker; from source it is read as TypeScript. */
function workerFile(): string {
  if (import.meta.url.endsWith('.js')) return createRequire(import.meta.url).resolve('@pathwise/pdf/built-worker')
  return fileURLToPath(new URL('source-worker.mjs', import.meta.url))
}

export const defaultRenderPool: RenderPoolOptions = {
  worker: workerFile(),
  millisecondsPerItem: 20_000,
  millisecondsToStart: 40_000,
  megabytesPerThread: 512,
}

/** Threads start when they are first needed. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const pool = new Piscina<PdfItem, RenderOutcome>({
    filename: options.worker,
    name: 'renderPdf',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: options.megabytesPerThread },
  })
  const running = new Set<AbortController>()
  let ready = 0
  pool.on('workerCreate', () => ready++)
  pool.on('workerDestroy', () => ready--)
  // Without a task: the worker does not even start, so nobody need wait for it.
  pool.on('error', (error: unknown) => {
    for (const task of running) task.abort(new RenderError('failed', error))
  })
  // Piscina counts a task's time from its waiting; here one begins only when a thread is free.
  const limit = pLimit(threads)

  async function run(item: PdfItem, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted()
    const task = new AbortController()
    const time = options.millisecondsPerItem + (running.size < ready ? 0 : options.millisecondsToStart)
    const timers = [setTimeout(() => task.abort(new RenderError('tooSlow')), time)]
    const leave = () => timers.push(setTimeout(() => task.abort(signal.reason), graceMs))
    signal.addEventListener('abort', leave)
    running.add(task)
    try {
      const outcome = await pool.run(item, { signal: task.signal })
      if ('refusal' in outcome) throw new RenderError('tooLarge')
      return outcome.bytes
    } catch (error) {
      throw task.signal.aborted ? task.signal.reason : renderError(error)
    } finally {
      running.delete(task)
      signal.removeEventListener('abort', leave)
      for (const timer of timers) clearTimeout(timer)
    }
  }

  return {
    threads,
    render: (item, signal) => limit(() => run(item, signal)),
    close: () => pool.destroy(),
  }
}

function renderError(error: unknown): RenderError {
  if (error instanceof RenderError) return error
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return new RenderError(isOutOfMemory ? 'tooLarge' : 'failed', error)
}
