import type { Block, DateSpan, Inline } from './guide.ts'

function datesInText(parts: readonly Inline[]): DateSpan[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'figure') return []
    return part.kind === 'date' ? [part] : datesInText(part.children)
  })
}

/** Returns every date in these blocks. */
export function datesIn(blocks: readonly Block[]): DateSpan[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'list':
        return block.items.flatMap(datesIn)
      case 'table':
        return [block.head, ...block.rows].flat().flatMap(datesInText)
      case 'paragraph':
      case 'heading':
        return datesInText(block.children)
      default:
        return block satisfies never
    }
  })
}
