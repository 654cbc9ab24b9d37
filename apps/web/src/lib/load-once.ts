import { use } from 'react'

/**
 * Values that are loaded once and kept, by key. A component that reads one before it is there waits in Suspense; one whose
 * value was preloaded renders at once, which hydration needs.
 */
export function loadOnce<Value>(load: (key: string) => Promise<Value>) {
  const arrived = new Map<string, Value>()
  const underWay = new Map<string, Promise<Value>>()

  const preload = (key: string): Promise<Value> => {
    const known = underWay.get(key)
    if (known) return known
    const loading = load(key).then((value) => {
      arrived.set(key, value)
      return value
    })
    underWay.set(key, loading)
    return loading
  }

  return { preload, useLoaded: (key: string): Value => arrived.get(key) ?? use(preload(key)) }
}
