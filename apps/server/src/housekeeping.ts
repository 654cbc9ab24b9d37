import type { FastifyInstance } from 'fastify'

interface Job {
  /** Names the job in the log. */
  readonly name: string
  readonly everyMs: number
  /** @param signal aborts when the server stops */
  readonly run: (signal: AbortSignal) => Promise<unknown>
}

/**
 * Runs a job when the server starts and then periodically. Logs a failure and retries in the next run.
 * @returns a function that runs the job now, unless it is running
 */
export function runPeriodically(app: FastifyInstance, { name, everyMs, run }: Job): () => void {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  function start(): void {
    running ??= run(stopping.signal)
      .catch((error: unknown) => app.log.error(error, `the job failed: ${name}`))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(start, everyMs).unref()
  app.addHook('onListen', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
  return start
}
