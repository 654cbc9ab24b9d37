import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { AppError } from '@pathwise/api'
import { type BodyCleaner, type BodyToClean, type CleanedBody, cleanOneBody } from '@pathwise/api/clean-body'
import { Piscina } from 'piscina'

/** UTF-16 code units. What takes longest, a formula for every third of them, takes about 12 ms a thousand. */
const longestOnThisThread = 5_000
/** The longest body that is accepted takes a sixth of it, waiting aside. */
const timeoutMs = 60_000
const idleMs = 60_000
/** 44 bytes each. */
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
 * Cleans bodies without holding up the process: long ones in a thread, which starts when it is first needed. What came
 * out of it clean is known by its hash, and not cleaned each time that it is read.
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
    // A Set gives back what it was given first.
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
