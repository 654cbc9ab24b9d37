import { tableNodes } from '@milkdown/kit/prose/tables'
import { $nodeSchema } from '@milkdown/kit/utils'
import { htmlOnly } from './html-only.ts'
import { isLoose, tightAttribute } from './tightness.ts'

/** All blocks except tables, which must not be nested. */
const cellContent =
  '(paragraph | heading | blockquote | code_block | hr | bullet_list | ordered_list | math_block | figure | picture)+'

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

/** Marks a header row until `moveHeaderRows` moves it into a `<thead>`. */
const headAttribute = 'data-in-head'

export const table = $nodeSchema('table', () => ({ ...nodes.table, ...htmlOnly }))

/** A row may mix header and data cells. A table may have several header rows. */
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

/** Moves the header rows at the top of each table into a `<thead>`. */
export function moveHeaderRows(root: ParentNode): void {
  for (const element of root.querySelectorAll('table')) {
    const rows = [...element.querySelectorAll('tr')]
    const firstOfBody = rows.findIndex((row) => !row.hasAttribute(headAttribute))
    const inHead = firstOfBody < 0 ? rows : rows.slice(0, firstOfBody)
    for (const row of rows) row.removeAttribute(headAttribute)
    if (inHead.length > 0) element.createTHead().append(...inHead)
  }
}
