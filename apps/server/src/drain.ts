import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@pathwise/db/database'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** The time limit for requests in flight after the server stops listening. */
const drainLimitMs = 10_000

interface Drained {
  readonly app: Pick<FastifyInstance, 'close' | 'startDraining'>
  readonly database: Pick<Database, 'close'>
  readonly logger: Logger
  /** How long to accept requests after SIGTERM, while `/readyz` already returns 503. */
  readonly seconds: number
}

/**
 * Drains on SIGTERM or SIGINT: signals load balancers, stops listening, waits for requests in flight, closes the
 * database and exits. SIGINT or a second signal skips the wait for load balancers.
 */
export function drainOnSignal({ app, database, logger, seconds }: Drained): void {
  const hurry = new AbortController()
  let draining = false

  async function drain(signal: NodeJS.Signals): Promise<void> {
    if (signal === 'SIGINT' || draining) hurry.abort()
    if (draining) return
    draining = true
    logger.info({ signal }, 'draining')
    app.startDraining()
    await pause(seconds * 1000, undefined, { signal: hurry.signal }).catch(() => {})
    setTimeout(() => {
      logger.error('requests were still running; ending all the same')
      process.exit(1)
    }, drainLimitMs).unref()
    await app.close()
    await database.close()
    logger.info('drained')
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      drain(signal).catch((error: unknown) => {
        logger.fatal(error, 'drain failed')
        process.exit(1)
      })
    })
  }
}
