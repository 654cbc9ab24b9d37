import type { Block, Inline } from '../../src/features/guides/guide.ts'

function linksInText(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || !('children' in part)) return []
    return [...(part.kind === 'link' ? [part.to] : []), ...linksInText(part.children)]
  })
}

export function listLinks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(listLinks)
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(linksInText)
    return linksInText(block.children)
  })
}
