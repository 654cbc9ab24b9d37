import type { Database } from '@pathwise/db/database'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Max time after a signal for in-flight requests to finish. */
const drainLimitMs = 10_000

interface Drained {
  readonly app: Pick<FastifyInstance, 'close'>
  readonly database: Pick<Database, 'close'>
  readonly logger: Logger
}

/** Drains on SIGTERM or SIGINT: stops accepting work, waits for in-flight requests, closes the database and exits. */
export function drainOnSignal({ app, database, logger }: Drained): void {
  let draining = false

  async function drain(signal: NodeJS.Signals): Promise<void> {
    if (draining) return
    draining = true
    logger.info({ signal }, 'draining')
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
