import type { Element, ElementContent } from 'hast'
import { element } from '../node.ts'
import { asItemContent, type Flow, type Place } from './piece.ts'

/**
 * A list, which holds items alone: a list that stands between items joins the item before it, and other content makes
 * an item of its own. Undefined if there is no item.
 */
export function list(node: Element, place: Place, flow: Flow): Element | undefined {
  const items = listItems(node).flatMap(({ checked, explicit, children }) => {
    const content = asItemContent(flow(children, place))
    return explicit || content.length > 0 ? [element('li', { dataChecked: checked }, content)] : []
  })
  if (items.length === 0) return undefined
  return element(node.tagName, node.tagName === 'ol' ? { start: readStart(node) } : {}, items)
}

interface Item {
  checked: string | undefined
  /** Whether the author wrote it as an item: then it stays, even if it is empty. */
  explicit: boolean
  children: ElementContent[]
}

function listItems(node: Element): Item[] {
  const items: Item[] = []
  for (const child of node.children) {
    const last = items.at(-1)
    if (child.type === 'element' && child.tagName === 'li') {
      const { dataChecked } = child.properties
      const checked = typeof dataChecked === 'string' ? dataChecked : undefined
      items.push({ checked, explicit: true, children: [...child.children] })
    } else if (last && (!last.explicit || isListOrSpace(child))) {
      last.children.push(child)
    } else {
      items.push({ checked: undefined, explicit: false, children: [child] })
    }
  }
  return items
}

function isListOrSpace(node: ElementContent): boolean {
  if (node.type === 'element') return node.tagName === 'ul' || node.tagName === 'ol'
  return node.type === 'text' && node.value.trim() === ''
}

/** The number of the first item, where it is not 1. */
function readStart(node: Element): number | undefined {
  const start = node.properties['start']
  const usable = typeof start === 'number' && Number.isInteger(start) && Math.abs(start) < 1_000_000
  return usable && start !== 1 ? start : undefined
}
