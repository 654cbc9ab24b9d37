/**
 * Runs at most `ahead` calls concurrently, and yields results in item order. A caller that stops reading must cancel
 * the remaining work.
 */
export async function* mapAhead<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const begun: Promise<Result>[] = []
  for await (const item of items) {
    const result = work(item)
    // Prevent an unhandled rejection. The error is thrown later, when the result is yielded.
    result.catch(() => {})
    begun.push(result)
    const oldest = begun.length < ahead ? undefined : begun.shift()
    if (oldest) yield await oldest
  }
  for (const result of begun) yield await result
}
