import type { Root } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { linkSchemes } from './links.ts'
import { elementNames, hiddenNames } from './vocabulary.ts'

const formula = [['dataType', 'math'] as [string, string], 'dataLatex']

const schema = {
  tagNames: [...elementNames],
  attributes: {
    a: ['href', 'title'],
    ol: ['start'],
    li: [['dataChecked', 'true', 'false']],
    code: [['className', /^language-[\w+#-]{1,30}$/]],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    span: formula,
    div: formula,
  },
  strip: [...hiddenNames],
  clobber: [],
} satisfies Schema

/** Drops every element, attribute and address that is not on the allow-list. The text of unknown elements is kept. */
export function sanitise(tree: Root): Root {
  const clean = sanitize(tree, { ...schema, protocols: { href: [...linkSchemes] } })
  return clean.type === 'root' ? clean : { type: 'root', children: [] }
}
