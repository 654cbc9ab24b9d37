import { performance } from 'node:perf_hooks'
import { queryObjects } from 'node:v8'

const everyMs = 5_000
/** The greatest share of time in which a server without requests is busy. */
const quietUtilization = 0.1

/**
 * Returns the memory that the start took to the system, once the server is quiet. V8 collects garbage only while the
 * program allocates, and keeps the freed pages.
 * @param release collects all garbage. It pauses the process for about 0.3 seconds.
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

class Unused {}

/** Node's `gc` would keep the freed pages. Before it counts objects, V8 returns them. */
function collectAllGarbage(): void {
  queryObjects(Unused, { format: 'count' })
}
