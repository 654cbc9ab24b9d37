interface Goal {
  readonly country: string
  readonly grade: string
  readonly goal: string
}

/**
 * Hashes a string with 32-bit FNV-1a (Fowler, Noll, Vo) over UTF-16 code units, and returns it in base 36. The hash is
 * the same on every device.
 */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/**
 * Returns a string of up to 60 letters, digits, `_`, `.` and `-` unchanged. Hashes any other string, such as a Korean
 * goal.
 */
function part(text: string): string {
  return /^[\w.-]{1,60}$/.test(text) ? text : `~${shortHash(text)}`
}

/**
 * Builds the storage key for the progress on an item. The key includes the country, grade and goal, so that a new goal
 * starts without progress, but a new report for the same goal keeps the progress.
 */
export function buildItemKey({ country, grade, goal }: Goal, ...parts: readonly string[]): string {
  return [country, grade, goal.trim(), ...parts].map(part).join('/')
}
