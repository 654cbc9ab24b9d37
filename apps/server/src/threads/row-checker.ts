import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '@pathwise/api/errors'
import type { RowChecker } from '@pathwise/api/questions/import/check-file'
import type { CheckedRow } from '@pathwise/api/questions/import/check-row'
import { z } from 'zod'
import { findThreadFile, isOutOfMemory } from './thread-file.ts'

/** The memory limit of the thread. The largest accepted file needs far less. */
const mostMegabytes = 1_024
/**
 * The time limit for checking a file. Ten thousand questions take about 15 seconds. Only files designed to be slow take
 * longer.
 */
const defaultTimeoutMs = 5 * 60_000

/** The client suggests smaller files for both limits. */
const reason = 'file_too_slow'

interface RowCheckerOptions {
  /** Tests set smaller limits. */
  readonly timeoutMs?: number
  readonly megabytes?: number
}

/**
 * The messages come from our own thread, which has already validated the rows, so only their shape is checked here.
 */
const batchSchema = z.object({
  rows: z.array(z.custom<CheckedRow>((row) => typeof row === 'object' && row !== null && 'findings' in row)),
  total: z.int(),
})

/**
 * Reads each file in a separate thread. On the main thread, a single text could block the server for seconds, and a
 * malicious file could exhaust its memory.
 */
export function createRowChecker({
  timeoutMs = defaultTimeoutMs,
  megabytes = mostMegabytes,
}: RowCheckerOptions = {}): RowChecker {
  return async function* check(bytes, options, signal) {
    const timeout = AbortSignal.timeout(timeoutMs)
    const over = AbortSignal.any([timeout, ...(signal ? [signal] : [])])
    const { file, argv } = findThreadFile('check-worker')
    const worker = new Worker(file, {
      argv,
      workerData: { bytes, options },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const pictures = new Map<string, Uint8Array>()
    try {
      for await (const [batch] of on(worker, 'message', { signal: over, close: ['exit'] })) {
        if (batch === null) return
        const { rows, total } = batchSchema.parse(batch)
        yield { rows: rows.map((row) => sharePictures(row, pictures)), total }
      }
      throw new Error('The thread that read a file ended before the file')
    } catch (error) {
      signal?.throwIfAborted()
      if (timeout.aborted) throw new AppError('too_large', 'Reading this file takes too long', { reason })
      if (isOutOfMemory(error)) throw new AppError('too_large', 'Reading this file takes too much memory', { reason })
      throw error
    } finally {
      await worker.terminate()
    }
  }
}

/**
 * Shares the bytes of pictures that occur in several rows, because each message from the thread contains its own copy.
 */
function sharePictures(row: CheckedRow, known: Map<string, Uint8Array>): CheckedRow {
  if (!row.pictures) return row
  const pictures = row.pictures.map((picture) => {
    const bytes = known.get(picture.id) ?? picture.bytes
    known.set(picture.id, bytes)
    return { ...picture, bytes }
  })
  return { ...row, pictures }
}
