import { listItemSchema } from '@milkdown/kit/preset/commonmark'
import { isLoose, tightAttribute } from './tightness.ts'

/**
 * Schema of a list item. `checked` is null if the item is not a task. Like a stored item, it may start with any block.
 */
export const listItem = listItemSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  content: 'block+',
  attrs: {
    spread: { default: false, validate: 'boolean' },
    checked: { default: null, validate: 'boolean|null' },
  },
  parseDOM: [
    {
      tag: 'li',
      getAttrs: (item) => ({ spread: isLoose(item), checked: parseState(item.dataset['checked']) }),
    },
  ],
  toDOM: ({ attrs }) => {
    const checked = attrs['checked'] === null ? {} : { 'data-checked': String(attrs['checked']) }
    return ['li', { ...checked, ...tightAttribute(attrs['spread']) }, 0]
  },
}))

function parseState(checked: string | undefined): boolean | null {
  if (checked === undefined) return null
  return checked !== 'false'
}
