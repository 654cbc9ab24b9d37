import { createHash } from 'node:crypto'
import { type BodyCleaner, type BodyToClean, type CleanedBody, cleanOneBody } from '@pathwise/api/content/clean-body'
import { AppError } from '@pathwise/api/errors'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { findThreadFile } from './thread-file.ts'

/**
 * The maximum length, in UTF-16 code units, of a body that is cleaned on this thread. Longer bodies are cleaned in the
 * worker. In the worst case (a formula every third code unit), cleaning takes 12 ms per 1,000 code units.
 */
const longestOnThisThread = 5_000
/** The time limit for cleaning a body, which excludes its time in the queue. The longest accepted body takes 10 s. */
const timeoutMs = 60_000
const idleMs = 60_000
/** The maximum number of cached hashes, each of which takes 44 bytes. */
const mostRemembered = 1_000

interface CloseableCleaner {
  readonly cleanBody: BodyCleaner
  readonly close: () => Promise<void>
}

/**
 * Cleans long bodies in a thread that starts on demand, so that they do not block the event loop. The hashes of cleaned
 * bodies are cached, so that reading a body does not clean it again.
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
