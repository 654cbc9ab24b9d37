import { use } from 'react'

/**
 * Creates a cache that loads the value for each key once. A component that reads a missing value suspends. A preloaded
 * value is available immediately, which hydration requires.
 */
export function loadOnce<Value>(load: (key: string) => Promise<Value>) {
  const arrived = new Map<string, Value>()
  const inFlight = new Map<string, Promise<Value>>()

  const preload = (key: string): Promise<Value> => {
    const known = inFlight.get(key)
    if (known) return known
    const loading = load(key).then((value) => {
      arrived.set(key, value)
      return value
    })
    inFlight.set(key, loading)
    return loading
  }

  return { preload, useLoaded: (key: string): Value => arrived.get(key) ?? use(preload(key)) }
}
