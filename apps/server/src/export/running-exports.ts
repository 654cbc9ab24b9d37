/** Less than `drainOnSignal` gives, so that whoever watches is told before the process ends. */
const drainLimitMs = 7_000

export interface RunningExports {
  /** Notes an export that ends with the promise; `stop` ends it early. */
  add(ended: Promise<void>, stop: () => void): void
  /** Once the server is stopping: when the last export has ended. */
  whenStopped(): Promise<void>
}

/** The exports of this process. While it drains they may finish, and those that take too long are stopped. */
export function runningExports(stopping: AbortSignal): RunningExports {
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
    add(ended, stop) {
      running.set(ended, stop)
      void ended.finally(() => running.delete(ended))
    },
    whenStopped: () => stopped,
  }
}
