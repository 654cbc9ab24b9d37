import type { Element, ElementContent } from 'hast'
import { element } from '../node.ts'
import { asItemContent, type Flow, type Place } from './piece.ts'

/**
 * Builds a list that contains only items. A list between items is added to the item before it, and other content
 * becomes an item of its own. Returns undefined if there is no item.
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
  /** Whether the source has an `<li>` for it. Such an item is kept even if it is empty. */
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

/** Returns the number of the first item, or undefined if it is 1 or not usable. */
function readStart(node: Element): number | undefined {
  const start = node.properties['start']
  const usable = typeof start === 'number' && Number.isInteger(start) && Math.abs(start) < 1_000_000
  return usable && start !== 1 ? start : undefined
}
