/** Returns the first name that an earlier one equals. Takes one step for each name. */
export function findDuplicate(names: Iterable<string>): string | undefined {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}
