import type { Report } from '../../report.ts'

/** One translated step of a study plan. The student's progress on it is stored separately under its key. */
export interface StudyItem {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly priority: 'high' | 'medium' | 'low'
  readonly estimatedTime: { readonly minutes: number; readonly per: 'week' | 'once' }
  /** The subject or type; also a translation key. */
  readonly category: 'english' | 'math' | 'science' | 'history' | 'practice' | 'dates' | 'focus'
  /** What the level of an area is based on; undefined where nothing was measured. */
  readonly basis?: 'measured' | 'inferred' | 'expected' | undefined
  /** Path of a page that helps with the step. */
  readonly link: string
  /** Path of the set of problems for the step; undefined where the bank has none. */
  readonly practice?: string | undefined
}

/** Returns 'high' for the first third of the items, 'medium' for the second and 'low' for the last. */
export function findPriority(index: number, count: number): StudyItem['priority'] {
  if (index < Math.ceil(count / 3)) return 'high'
  return index < Math.ceil((2 * count) / 3) ? 'medium' : 'low'
}

/** Hashes text with 32-bit FNV-1a (Fowler, Noll, Vo) over UTF-16 code units, in base 36. Stable across devices. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Keeps up to 60 characters of letters, digits, `_`, `.` and `-`; hashes any other text, such as a Korean goal. */
function part(text: string): string {
  return /^[\w.-]{1,60}$/.test(text) ? text : `~${shortHash(text)}`
}

/**
 * Builds the key of an item. The key contains country, grade and goal, so that a new goal starts with no progress and a new
 * report for the same goal keeps its progress.
 */
export function buildItemKey({ country, grade, goal }: Report['context'], ...parts: readonly string[]): string {
  return [country, grade, goal.trim(), ...parts].map(part).join('/')
}
