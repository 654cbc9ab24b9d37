/**
 * Works on some items before they are asked for, at most so many at once, and gives the results in the items' order.
 * Whoever stops reading must stop the work by other means.
 */
export async function* mapAhead<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const begun: Promise<Result>[] = []
  for await (const item of items) {
    const result = work(item)
    // Its failure is met when its turn comes.
    result.catch(() => {})
    begun.push(result)
    const oldest = begun.length < ahead ? undefined : begun.shift()
    if (oldest) yield await oldest
  }
  for (const result of begun) yield await result
}
