import type { Inline } from '../../src/features/guides/guide.ts'
import { findDateSpan, findValue, findYearlyDay } from './facts.ts'
import type { Notes } from './notes.ts'

/**
 * Matches `{{fact ID PATH}}`, `{{range ID PATH}}`, `{{date ID PATH}}`, `{{day ID PATH}}` and `{{source ID}}`. A path can
 * contain spaces.
 */
const token = /\{\{(\w+) ([\w.]+)(?: ([^{}]+))?\}\}/g

function figure(kind: string, id: string, path: string | undefined): Inline {
  if (kind === 'date') return { kind: 'date', ...findDateSpan(id, path) }
  if (kind === 'day') return { kind: 'yearlyDay', day: findYearlyDay(id, path) }
  const value = findValue(id, path)
  if (kind === 'range') return { kind: 'figure', text: rangeText(value, `${id} ${path}`) }
  if (kind !== 'fact') throw new RangeError(`There is no token ${kind}`)
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new RangeError(`${id} ${path} is no figure and no text`)
  return { kind: 'figure', text: String(value) }
}

function rangeText(value: unknown, where: string): string {
  if (Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number'))
    return value.join('–')
  throw new RangeError(`${where} is no range`)
}

/**
 * Replaces the tokens in a text and adds a note mark after each figure. Skips the notes in `given`, which are already
 * marked in the same paragraph, row or list item.
 * @throws RangeError for an unknown fact, an unknown kind of token, or a value that does not fit the kind
 */
export function readTokens(text: string, notes: Notes, given: Set<number>): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, kind = '', id = '', path] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    end = match.index + whole.length
    const number = notes.assignNumber(id)
    // A `source` token adds only a mark, because the author typed the figure in front of the token.
    if (kind !== 'source') parts.push(figure(kind, id, path))
    if (!given.has(number)) parts.push({ kind: 'mark', note: number })
    given.add(number)
  }
  if (end < text.length) parts.push(text.slice(end))
  const left = parts.find((part) => typeof part === 'string' && /\{\{|\}\}/.test(part))
  if (typeof left === 'string') throw new RangeError(`A token is misspelt: ${left}`)
  return parts
}
