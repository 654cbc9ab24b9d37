import { createHash } from 'node:crypto'
import { type BodyCleaner, type BodyToClean, type CleanedBody, cleanOneBody } from '@pathwise/api/content/clean-body'
import { AppError } from '@pathwise/api/errors'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { findThreadFile } from './thread-file.ts'

/**
 * Max UTF-16 code units cleaned on the main thread. The worst case, a formula every third unit, takes 12 ms per 1,000.
 */
const longestOnThisThread = 5_000
/** Timeout for one body, excluding the time it waits in the queue. Cleaning the longest accepted body takes 10 s. */
const timeoutMs = 60_000
const idleMs = 60_000
/** Max number of cached hashes (44 bytes each). */
const mostRemembered = 1_000

interface CloseableCleaner {
  readonly cleanBody: BodyCleaner
  readonly close: () => Promise<void>
}

/**
 * Creates a cleaner that does not block the event loop: long bodies are cleaned in a thread that is started on demand.
 * The hashes of cleaned bodies are cached, so that the bodies are not cleaned again on each read.
 */
export function createBodyCleaner(): CloseableCleaner {
  const { file, argv } = findThreadFile('clean-worker')
  const pool = new Piscina<BodyToClean, CleanedBody>({
    filename: file,
    argv,
    name: 'cleanOneBody',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  })
  const clean = new LRUCache<string, true>({ max: mostRemembered })

  async function cleanAside(body: BodyToClean): Promise<CleanedBody> {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await pool.run(body, { signal: timeout })
    } catch (error) {
      if (!timeout.aborted) throw error
      throw new AppError('unavailable', 'Too many long texts are being processed. Please try again later.')
    }
  }

  return {
    cleanBody: async (body) => {
      if (body.html.length <= longestOnThisThread) return cleanOneBody(body)
      if (!body.imported && !body.isWritten && clean.has(hashBody(body.html))) return { html: body.html }
      const cleaned = await cleanAside(body)
      if ('html' in cleaned) clean.set(hashBody(cleaned.html), true)
      return cleaned
    },
    close: () => pool.destroy(),
  }
}

function hashBody(html: string): string {
  return createHash('sha256').update(html).digest('base64')
}
