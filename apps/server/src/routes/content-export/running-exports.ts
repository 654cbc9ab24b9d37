import { AppError } from '@pathwise/api/errors'

/** Shorter than the limit of `drainOnSignal`, so that watchers are notified before the process exits. */
const drainLimitMs = 7_000

export interface RunningExports {
  /** @throws AppError `unavailable` when this server already runs its maximum number of exports */
  assertRoom(): void
  /** Registers an export that ends when the promise settles; `stop` ends it early. */
  add(ended: Promise<void>, stop: () => void): void
  /** Resolves when the server has begun to stop and the last export has ended. */
  whenStopped(): Promise<void>
}

/**
 * Tracks the exports of this process. During shutdown, running exports may finish, but are stopped after the time
 * limit.
 */
export function runningExports(stopping: AbortSignal, most: number): RunningExports {
  const running = new Map<Promise<void>, () => void>()

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
    assertRoom: () => {
      if (running.size < most) return
      const text = 'Too many exports are running. Please try again in a minute.'
      throw new AppError('unavailable', text, { retryAfterSeconds: 60 })
    },
    add(ended, stop) {
      running.set(ended, stop)
      void ended.finally(() => running.delete(ended))
    },
    whenStopped: () => stopped,
  }
}
