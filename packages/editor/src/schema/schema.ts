import type { MilkdownPlugin } from '@milkdown/kit/ctx'
import {
  blockquoteAttr,
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
  linkSchema,
  listItemAttr,
  orderedListAttr,
  orderedListSchema,
  paragraphAttr,
  paragraphSchema,
  strongAttr,
  strongSchema,
  textSchema,
} from '@milkdown/kit/preset/commonmark'
import { strikethroughAttr, strikethroughSchema } from '@milkdown/kit/preset/gfm'
import { $markSchema } from '@milkdown/kit/utils'
import { safeHref } from '@pathwise/rich-text/links'
import { blockquote } from './callout.ts'
import { figure } from './figure.ts'
import { formulaBlock, formulaInLine } from './formula.ts'
import { htmlOnly } from './html-only.ts'
import { listItem } from './list-item.ts'
import { picture } from './picture.ts'
import { table, tableCell, tableHeader, tableRow } from './table.ts'

function plainMark<Name extends string>(name: Name, tag: string) {
  return $markSchema(name, () => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0], ...htmlOnly }))
}

const underline = plainMark('underline', 'u')
const subscript = plainMark('subscript', 'sub')
const superscript = plainMark('superscript', 'sup')

const strike = strikethroughSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [{ tag: 's' }],
  toDOM: () => ['s', 0],
}))

/** Drops disallowed URLs both when parsing and when rendering. */
const link = linkSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeHref(element.getAttribute('href') ?? '')
        return href === undefined ? false : { href, title: element.getAttribute('title') }
      },
    },
  ],
  toDOM: ({ attrs }) => {
    const href = safeHref(String(attrs['href']))
    const rel = 'noopener noreferrer nofollow'
    return href === undefined ? ['span', 0] : ['a', { href, title: attrs['title'], target: '_blank', rel }, 0]
  },
}))

const levels = [1, 2, 3, 4, 5, 6]

/** The preset generates ids from the heading text. They are not stored. */
const heading = headingSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: levels.map((level) => ({ tag: `h${level}`, attrs: { level, id: '' } })),
  toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
}))

/** In stored HTML, the language is a class of the `<code>` element. */
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

/** All nodes and marks of `packages/rich-text`. The paragraph comes first, because it is the default for a new line. */
export const schema: MilkdownPlugin[] = [
  docSchema,
  [paragraphAttr, ...paragraphSchema],
  [headingIdGenerator, headingAttr, ...heading],
  [hardbreakAttr, ...hardbreakSchema],
  [blockquoteAttr, ...blockquote],
  [codeBlockAttr, ...codeBlock],
  [hrAttr, ...hrSchema],
  [bulletListAttr, ...bulletListSchema],
  [orderedListAttr, ...orderedListSchema],
  [listItemAttr, ...listItem],
  [...table, ...tableRow, ...tableCell, ...tableHeader],
  [...formulaBlock, ...formulaInLine],
  figure,
  picture,
  // Marks, from outermost to innermost.
  [linkAttr, ...link],
  [strongAttr, ...strongSchema],
  [emphasisAttr, ...emphasisSchema],
  [...underline, strikethroughAttr, ...strike],
  [...subscript, ...superscript],
  [inlineCodeAttr, ...inlineCodeSchema],
  textSchema,
].flat()
