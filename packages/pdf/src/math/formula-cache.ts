import { LRUCache } from 'lru-cache'

/** The maximum number of cached results. Results are cached, because many items use the same formulas. */
const mostFormulas = 10_000
/** The maximum total length of the keys. A cached drawing takes about 150 bytes per character of its source. */
const mostCharacters = 1_000_000

/** Returns the result for a key, and builds it if the cache lacks it. The key contains the formula's source. */
type GetOrBuild<Result> = (key: string, build: () => Result) => Result

export function createFormulaCache<Result>(): GetOrBuild<Result> {
  const cache = new LRUCache<string, { readonly result: Result }>({
    max: mostFormulas,
    maxSize: mostCharacters,
    // The cache requires a positive size, even for an empty source.
    sizeCalculation: (_, key) => key.length + 1,
  })
  return (key, build) => {
    const known = cache.get(key)
    if (known) return known.result
    const result = build()
    cache.set(key, { result })
    return result
  }
}
