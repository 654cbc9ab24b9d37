/** Returns the first name that also occurs earlier in the list. Runs in linear time. */
export function findDuplicate(names: Iterable<string>): string | undefined {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}
