import type { JobState } from '@pathwise/api/deployment/deployment.schemas'
import type { FastifyInstance } from 'fastify'

interface Job {
  /** The name that identifies the job in the log. */
  readonly name: string
  readonly everyMs: number
  /** @param signal aborts when the server stops */
  readonly run: (signal: AbortSignal) => Promise<unknown>
}

/** Creates the list of an app's periodic jobs. The jobs run while the app listens. */
export function createPeriodicJobs(app: FastifyInstance) {
  const states: JobState[] = []

  /**
   * Runs a job at startup and then periodically. A failure is logged, and the next run tries again.
   * @returns a function that runs the job now, unless it is already running
   */
  function runPeriodically({ name, everyMs, run }: Job): () => void {
    const stopping = new AbortController()
    const state: JobState = { name, every_seconds: everyMs / 1000, started_at: null, ended_at: null, failed: false }
    states.push(state)
    let running: Promise<unknown> | undefined
    function start(): void {
      if (running) return
      state.started_at = new Date().toISOString()
      running = run(stopping.signal)
        .then(() => {
          state.failed = false
        })
        .catch((error: unknown) => {
          state.failed = true
          app.log.error(error, `the job failed: ${name}`)
        })
        .finally(() => {
          state.ended_at = new Date().toISOString()
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

  return {
    runPeriodically,
    /** Returns the state of each job, including the result of its last run. */
    list: (): readonly JobState[] => states,
  }
}

export type PeriodicJobs = ReturnType<typeof createPeriodicJobs>
