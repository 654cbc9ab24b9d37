import type { MilkdownPlugin } from '@milkdown/kit/ctx'
import {
  blockquoteAttr,
  blockquoteSchema,
  bulletListAttr,
  bulletListSchema,
  codeBlockAttr,
  docSchema,
  emphasisAttr,
  emphasisSchema,
  hardbreakAttr,
  hardbreakSchema,
  headingAttr,
  headingIdGenerator,
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
import { codeBlock, heading } from './text-blocks.ts'

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
