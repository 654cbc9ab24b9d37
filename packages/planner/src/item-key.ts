interface Goal {
  readonly country: string
  readonly grade: string
  readonly goal: string
}

/**
 * Returns the 32-bit FNV-1a hash of a string (Fowler, Noll, Vo; over UTF-16 code units) in base 36. Identical on every
 * device.
 */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Returns short ASCII strings unchanged, and hashes all others, such as a Korean goal. */
function part(text: string): string {
  return /^[\w.-]{1,60}$/.test(text) ? text : `~${shortHash(text)}`
}

/**
 * Builds the storage key for a student's progress on an item. The progress starts over with a new goal, but not with a
 * new report for the same goal.
 */
export function buildItemKey({ country, grade, goal }: Goal, ...parts: readonly string[]): string {
  return [country, grade, goal.trim(), ...parts].map(part).join('/')
}
