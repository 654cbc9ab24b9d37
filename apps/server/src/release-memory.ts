import { Session } from 'node:inspector'
import { performance } from 'node:perf_hooks'

const everyMs = 5_000
/** The server is considered idle at or below this event loop utilization. */
const quietUtilization = 0.1

/**
 * Once the server is idle, frees the memory that startup used, and returns it to the operating system. On its own, V8
 * collects garbage only while the program allocates, and keeps the freed pages.
 * @param release collects all garbage. It pauses the process for less than a second.
 */
export function releaseStartMemory(release = collectAllGarbage): void {
  let earlier = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, earlier)
    earlier = now
    if (utilization > quietUtilization) return
    clearInterval(timer)
    release()
  }, everyMs).unref()
}

/** V8 returns the freed pages only with this command; with Node's `gc`, it keeps them. */
function collectAllGarbage(): void {
  const session = new Session()
  session.connect()
  // Disconnect only after the callback, because disconnecting inside it would block the process forever.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()))
}
