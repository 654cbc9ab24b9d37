import type { MilkdownPlugin } from '@milkdown/kit/ctx'
import {
  blockquoteAttr,
  blockquoteSchema,
  bulletListAttr,
  bulletListSchema,
  codeBlockAttr,
  codeBlockSchema,
  docSchema,
  emphasisAttr,
  emphasisSchema,
  hardbreakAttr,
  hardbreakSchema,
  headingAttr,
  headingIdGenerator,
  headingSchema,
  hrAttr,
  hrSchema,
  inlineCodeAttr,
  inlineCodeSchema,
  linkAttr,
  listItemAttr,
  orderedListAttr,
  orderedListSchema,
  paragraphAttr,
  paragraphSchema,
  strongAttr,
  strongSchema,
  textSchema,
} from '@milkdown/kit/preset/commonmark'
import { strikethroughAttr } from '@milkdown/kit/preset/gfm'
import { formulaBlock, formulaInLine } from './formula.ts'
import { listItem } from './list-item.ts'
import { link, strike, subscript, superscript, underline } from './marks.ts'
import { table, tableCell, tableHeader, tableRow } from './table.ts'

const levels = [1, 2, 3, 4, 5, 6]

/** Without the ids that the preset makes of a heading's words: they are not stored. */
const heading = headingSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: levels.map((level) => ({ tag: `h${level}`, attrs: { level, id: '' } })),
  toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
}))

/** The language stands on the `<code>` where it is stored. */
const codeBlock = codeBlockSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (pre) => ({ language: pre.dataset['language'] ?? readCodeLanguage(pre.querySelector('code')) }),
    },
  ],
}))

function readCodeLanguage(code: Element | null): string {
  return /(?:^|\s)language-(\S+)/.exec(code?.className ?? '')?.[1] ?? ''
}

/** What a text may hold: the vocabulary of `packages/rich-text`. The paragraph comes first: it is what a new line is. */
export const schema: MilkdownPlugin[] = [
  docSchema,
  [paragraphAttr, ...paragraphSchema],
  [headingIdGenerator, headingAttr, ...heading],
  [hardbreakAttr, ...hardbreakSchema],
  [blockquoteAttr, ...blockquoteSchema],
  [codeBlockAttr, ...codeBlock],
  [hrAttr, ...hrSchema],
  [bulletListAttr, ...bulletListSchema],
  [orderedListAttr, ...orderedListSchema],
  [listItemAttr, ...listItem],
  [...table, ...tableRow, ...tableCell, ...tableHeader],
  [...formulaBlock, ...formulaInLine],
  // From the outermost in.
  [linkAttr, ...link],
  [strongAttr, ...strongSchema],
  [emphasisAttr, ...emphasisSchema],
  [...underline, strikethroughAttr, ...strike],
  [...subscript, ...superscript],
  [inlineCodeAttr, ...inlineCodeSchema],
  textSchema,
].flat()
