import type { Report } from '../../report.ts'

/** FNV-1a (Fowler, Noll, Vo), 32 bits, over UTF-16 units, in base 36: a short name for a text, the same on every device. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Visible ASCII without spaces stays as it is; anything else, such as a goal in Korean, becomes a hash. */
function part(text: string): string {
  return /^[\w.-]{1,60}$/.test(text) ? text : `~${shortHash(text)}`
}

/**
 * The key of one item. It names country, grade and goal, so that a new goal begins afresh, and a new report for the same goal
 * goes on where the last one stopped.
 */
export function itemKey({ country, grade, goal }: Report['context'], ...parts: readonly string[]): string {
  return [country, grade, goal.trim(), ...parts].map(part).join('/')
}
