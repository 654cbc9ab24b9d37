import { AppError } from '@pathwise/api/errors'

/** Shorter than `drainOnSignal`'s limit, so that watchers get a message before the process exits. */
const drainLimitMs = 7_000

export interface RunningExports {
  /**
   * Reserves a slot for an export. Returns a function that releases it.
   * @throws AppError `unavailable` if this server already runs the maximum number of exports
   */
  reserve(): () => void
  /** Adds a running export. `ended` settles when the export ends; `stop` aborts it. */
  add(ended: Promise<void>, stop: () => void): void
  /** Resolves once the server is stopping and the last export has ended. */
  whenStopped(): Promise<void>
}

/** Tracks this process's exports. During shutdown they may finish, but only within the time limit. */
export function trackRunningExports(stopping: AbortSignal, most: number): RunningExports {
  const running = new Map<Promise<void>, () => void>()
  let reserved = 0

  async function drained(): Promise<void> {
    const timer = setTimeout(() => {
      for (const stop of running.values()) stop()
    }, drainLimitMs)
    while (running.size > 0) await Promise.all(running.keys())
    clearTimeout(timer)
  }

  const stopped = new Promise<void>((resolve) => {
    stopping.addEventListener('abort', () => void drained().then(resolve))
  })

  return {
    reserve: () => {
      if (reserved >= most) {
        const text = 'Too many exports are running. Please try again in a minute.'
        throw new AppError('unavailable', text, { retryAfterSeconds: 60 })
      }
      reserved += 1
      return () => {
        reserved -= 1
      }
    },
    add(ended, stop) {
      running.set(ended, stop)
      void ended.finally(() => running.delete(ended))
    },
    whenStopped: () => stopped,
  }
}
