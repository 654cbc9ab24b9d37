import type { PdfItem } from '@pathwise/pdf/renderer'
import type { RenderOutcome } from '@pathwise/pdf/worker'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { findRendererFile, isOutOfMemory, type ThreadFile } from './thread-file.ts'

export interface RenderPoolOptions {
  /** A file that exports `renderPdf`. */
  readonly worker: ThreadFile
  readonly millisecondsPerItem: number
  /** Extra time for a thread's first item. Loading fonts and MathJax takes seconds on a busy machine. */
  readonly millisecondsToStart: number
  /** Limits the JavaScript heap, which does not include the fonts. */
  readonly megabytesPerThread: number
}

export interface RenderPool {
  /** How many items render concurrently. */
  readonly threads: number
  /**
   * Replaces a thread that fails or exceeds its time or memory limit.
   * @throws RenderError, or the signal's reason soon after it is aborted
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
/**
 * The maximum size of V8's young generation. With Node's default of 48 MB, each thread would use 5% less CPU time but
 * 17 MB more memory.
 */
const youngMegabytes = 8
/** How long an idle thread is kept before it exits to free its memory. */
const idleMs = 60_000
/**
 * How long an item may keep rendering after its client disconnects. Most items finish within this time, and stopping
 * one would require a new thread, which costs more.
 */
const graceMs = 500

export const defaultRenderPool: RenderPoolOptions = {
  worker: findRendererFile(),
  millisecondsPerItem: 20_000,
  millisecondsToStart: 40_000,
  megabytesPerThread: 512,
}

/** Threads start on demand. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const pool = new Piscina<PdfItem, RenderOutcome>({
    filename: options.worker.file,
    argv: options.worker.argv,
    name: 'renderPdf',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: options.megabytesPerThread, maxYoungGenerationSizeMb: youngMegabytes },
  })
  const running = new Set<AbortController>()
  let ready = 0
  pool.on('workerCreate', () => ready++)
  pool.on('workerDestroy', () => ready--)
  // The pool emits an error outside a task only if a worker fails to start. Running tasks would then never finish, so
  // they are aborted.
  pool.on('error', (error: unknown) => {
    for (const task of running) task.abort(new RenderError('failed', error))
  })
  // Piscina's task timeout includes queue time, so a task must start only when a thread is free.
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
  return new RenderError(isOutOfMemory(error) ? 'tooLarge' : 'failed', error)
}
