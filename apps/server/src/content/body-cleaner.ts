import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { AppError } from '@pathwise/api'
import { type BodyCleaner, type BodyToClean, type CleanedBody, cleanOneBody } from '@pathwise/api/clean-body'
import { Piscina } from 'piscina'

/** Max UTF-16 code units cleaned on the main thread. The worst case, a formula every third unit, takes 12 ms per 1,000. */
const longestOnThisThread = 5_000
/** Timeout for one body. The longest accepted body takes a sixth of it, not counting time in the queue. */
const timeoutMs = 60_000
const idleMs = 60_000
/** Max number of remembered hashes, 44 bytes each. */
const mostRemembered = 1_000

interface CloseableCleaner {
  readonly cleanBody: BodyCleaner
  readonly close: () => Promise<void>
}

function workerFile(): string {
  const isBuilt = import.meta.url.endsWith('.js')
  return fileURLToPath(new URL(isBuilt ? 'clean-worker.js' : 'source-worker.mjs', import.meta.url))
}

/**
 * Creates a cleaner that does not block the event loop: a thread, started on demand, cleans long bodies. The cleaner
 * remembers the hashes of cleaned bodies, so that they are not cleaned again on each read.
 */
export function createBodyCleaner(): CloseableCleaner {
  const pool = new Piscina<BodyToClean, CleanedBody>({
    filename: workerFile(),
    name: 'cleanOneBody',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  })
  const clean = new Set<string>()

  async function cleanAside(body: BodyToClean): Promise<CleanedBody> {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await pool.run(body, { signal: timeout })
    } catch (error) {
      if (!timeout.aborted) throw error
      throw new AppError('unavailable', 'Too many long texts are being read; try again later')
    }
  }

  function remember(html: string): void {
    clean.add(hashOf(html))
    // A Set iterates in insertion order.
    for (const oldest of clean) {
      if (clean.size <= mostRemembered) break
      clean.delete(oldest)
    }
  }

  return {
    cleanBody: async (body) => {
      if (body.html.length <= longestOnThisThread) return cleanOneBody(body)
      if (!body.imported && clean.has(hashOf(body.html))) return { html: body.html }
      const cleaned = await cleanAside(body)
      if ('html' in cleaned) remember(cleaned.html)
      return cleaned
    },
    close: () => pool.destroy(),
  }
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64')
}
