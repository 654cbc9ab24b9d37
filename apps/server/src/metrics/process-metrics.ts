import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/** Event loop delay, memory, CPU time and garbage collection. Collection starts only once. */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
