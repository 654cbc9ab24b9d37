import type { FastifyInstance } from 'fastify'

const hour = 3600 * 1000

/** Deletes expired data at server start and every hour. Logs a failure and retries in the next run. */
export function deleteExpiredHourly(app: FastifyInstance, deleteExpired: () => Promise<void>): void {
  let running: Promise<void> = Promise.resolve()
  function run(): void {
    running = deleteExpired().catch((error: unknown) => {
      app.log.error(error, 'deleting what has expired failed')
    })
  }
  const timer = setInterval(run, hour).unref()
  app.addHook('onListen', async () => run())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
