import type { Element } from 'hast'

/**
 * Whether the task of a list item is done: `'true'`, `'false'`, or undefined for an item that is no task.
 * Known are `data-checked`, and a checkbox in the item itself, as Markdown and other editors write them.
 */
export function taskState(item: Element): 'true' | 'false' | undefined {
  const stated = item.properties['dataChecked']
  if (stated === 'true' || stated === '') return 'true'
  if (stated === 'false') return 'false'
  const box = ownCheckbox(item)
  if (box) return box.properties['checked'] ? 'true' : 'false'
  const { dataType, dataItemType } = item.properties
  return dataType === 'taskItem' || dataItemType === 'task' ? 'false' : undefined
}

/** The first checkbox that is not in an item below this one. */
function ownCheckbox(node: Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element' || child.tagName === 'li') continue
    if (child.tagName === 'input' && String(child.properties['type']).toLowerCase() === 'checkbox') return child
    const found = ownCheckbox(child)
    if (found) return found
  }
  return undefined
}
