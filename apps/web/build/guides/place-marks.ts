import type { Inline } from '../../src/features/guides/guide.ts'

/** Matches the end of a clause. Ignores a period or comma inside a number (1,600). */
const clauseEnd = /[。，、；：！？（）]|[,;:!?)(](?=\s|$)|\s\(|\.(?=\s|$)/u

type Mark = Extract<Inline, { kind: 'mark' }>

/**
 * Empties `pending` and returns its marks. Sets `follows` on every mark after the first, so that a comma separates
 * them.
 */
function takeMarks(pending: Mark[]): Mark[] {
  return pending.splice(0).map((mark, index) => (index === 0 ? mark : { ...mark, follows: true }))
}

/** Moves the marks in `parts` to the ends of their clauses. `pending` collects the marks of an unfinished clause. */
function placeIn(parts: readonly Inline[], pending: Mark[], insideLink: boolean): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (typeof part === 'string') {
      const end = pending.length > 0 && !insideLink ? part.search(clauseEnd) : -1
      if (end < 0) return [part]
      return [part.slice(0, end), ...takeMarks(pending), part.slice(end)].filter((piece) => piece !== '')
    }
    if (part.kind === 'mark') {
      pending.push(part)
      return []
    }
    if ('children' in part) {
      return [{ ...part, children: placeIn(part.children, pending, insideLink || part.kind === 'link') }]
    }
    return [part]
  })
}

/**
 * Moves each mark to the end of the clause that contains its figure, so that it does not separate a number from its
 * unit: "125 minutes¹" instead of "125¹ minutes". A mark is never placed inside a link, because marks are links too.
 */
export function placeMarks(parts: readonly Inline[]): Inline[] {
  const pending: Mark[] = []
  const placed = placeIn(parts, pending, false)
  return [...placed, ...takeMarks(pending)]
}
