import { tableNodes } from '@milkdown/kit/prose/tables'
import { $nodeSchema } from '@milkdown/kit/utils'
import { htmlOnly } from './html-only.ts'
import { isLoose, tightAttribute } from './tightness.ts'

/** Every block but a table: tables do not stand in tables. */
const cellContent = '(paragraph | heading | blockquote | code_block | hr | bullet_list | ordered_list | math_block)+'

const nodes = tableNodes({
  tableGroup: 'block',
  cellContent,
  cellAttributes: {
    spread: {
      default: false,
      getFromDOM: isLoose,
      setDOMAttr: (spread, attributes) => Object.assign(attributes, tightAttribute(spread)),
    },
  },
})

/** Marks a row of the head until the table is written. */
const headAttribute = 'data-in-head'

export const table = $nodeSchema('table', () => ({ ...nodes.table, ...htmlOnly }))

/** Rows may mix both kinds of cell, and a table may have any number of rows in its head, or none. */
export const tableRow = $nodeSchema('table_row', () => ({
  ...nodes.table_row,
  attrs: { inHead: { default: false, validate: 'boolean' } },
  parseDOM: [
    {
      tag: 'tr',
      getAttrs: (row) => ({ inHead: row.hasAttribute(headAttribute) || row.parentElement?.tagName === 'THEAD' }),
    },
  ],
  toDOM: ({ attrs }) => ['tr', attrs['inHead'] ? { [headAttribute]: '' } : {}, 0],
  ...htmlOnly,
}))

export const tableCell = $nodeSchema('table_cell', () => ({ ...nodes.table_cell, ...htmlOnly }))
export const tableHeader = $nodeSchema('table_header', () => ({ ...nodes.table_header, ...htmlOnly }))

/** Moves the rows of the head, as far as they stand at the top, into a `<thead>`. */
export function gatherHeads(root: ParentNode): void {
  for (const element of root.querySelectorAll('table')) {
    const rows = [...element.querySelectorAll('tr')]
    const firstOfBody = rows.findIndex((row) => !row.hasAttribute(headAttribute))
    const inHead = firstOfBody < 0 ? rows : rows.slice(0, firstOfBody)
    for (const row of rows) row.removeAttribute(headAttribute)
    if (inHead.length > 0) element.createTHead().append(...inHead)
  }
}
