import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '@pathwise/api'
import type { CheckedRow, RowChecker } from '@pathwise/api/question-files'
import { z } from 'zod'

/** Far more than a file of the largest size needs. */
const mostMegabytes = 1_024
/** Ten thousand questions take a quarter of a minute; a file that is made to take long ends here. */
const defaultTimeoutMs = 5 * 60_000

interface RowCheckerOptions {
  /** Smaller in tests, as the memory. */
  readonly timeoutMs?: number
  readonly megabytes?: number
}

function workerFile(): string {
  const isBuilt = import.meta.url.endsWith('.js')
  return fileURLToPath(new URL(isBuilt ? 'check-worker.js' : 'source-worker.mjs', import.meta.url))
}

/** Our own thread's messages: what they hold was checked there. */
const rowsSchema = z.array(z.custom<CheckedRow>((row) => typeof row === 'object' && row !== null && 'findings' in row))

/**
 * Reads files in a thread of their own, which ends with them: one text can take seconds, in which the server must answer
 * others, and a file may be made to fill the memory.
 */
export function rowChecker({
  timeoutMs = defaultTimeoutMs,
  megabytes = mostMegabytes,
}: RowCheckerOptions = {}): RowChecker {
  return async function* check(bytes, options, signal) {
    const timeout = AbortSignal.timeout(timeoutMs)
    const over = AbortSignal.any([timeout, ...(signal ? [signal] : [])])
    const worker = new Worker(workerFile(), {
      workerData: { bytes, options },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    try {
      for await (const [rows] of on(worker, 'message', { signal: over, close: ['exit'] })) {
        if (rows === null) return
        yield rowsSchema.parse(rows)
      }
      throw new Error('The thread that read a file ended before the file')
    } catch (error) {
      signal?.throwIfAborted()
      if (timeout.aborted) throw new AppError('too_large', 'Reading this file takes too long')
      if (isOutOfMemory(error)) throw new AppError('too_large', 'Reading this file takes too much memory')
      throw error
    } finally {
      await worker.terminate()
    }
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
