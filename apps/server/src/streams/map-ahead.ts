/**
 * Processes items with at most `ahead` calls in flight, and yields the results in item order.
 * A caller that stops reading must cancel the remaining work itself.
 */
export async function* mapAhead<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const begun: Promise<Result>[] = []
  for await (const item of items) {
    const result = work(item)
    // Prevents an unhandled rejection; the error is thrown when this result is yielded.
    result.catch(() => {})
    begun.push(result)
    const oldest = begun.length < ahead ? undefined : begun.shift()
    if (oldest) yield await oldest
  }
  for (const result of begun) yield await result
}
