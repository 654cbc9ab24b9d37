import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/**
 * Returns the metrics of the process: event loop delay, memory, CPU time, garbage collection. Collection starts only
 * once.
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
