import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findForbiddenMarkup } from '../test/forbidden-markup.ts'
import { cleanBody } from './body.ts'
import { importBody, importPhrase } from './import/import-html.ts'
import { cleanPhrase } from './phrase.ts'

const numberLine = '{"kind":"number_line","alt":"a <b> & c","v":1,"x":{"max":1,"min":0}}'

const names = [
  ...[
    'p',
    'h1',
    'h3',
    'div',
    'section',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
  ],
  ...['td', 'th', 'caption', 'strong', 'b', 'em', 'u', 's', 'sub', 'a', 'span', 'svg', 'math', 'mi', 'label', 'form'],
  ...['figure', 'figcaption', 'select', 'option', 'template', 'style', 'button', 'center', 'kbd', 'dl', 'dt'],
]
const attributes = [
  ...['', ' href="https://a.example/"', ' href="javascript:x"', ' title="&quot;<"', ' data-checked="false"'],
  ...[' start="4"', ' colspan="2"', ' class="language-js"', ' data-type="math" data-latex="x &amp; \\&quot;y"'],
  ...[
    ' data-type="taskItem"',
    ' class="katex"',
    ' display="block"',
    ' data-type="inline-math"',
    ` data-figure='${numberLine}'`,
  ],
]
const words = [
  ...[
    'a',
    'word',
    ' ',
    '\n',
    '  ',
    '\t',
    '\u00A0',
    '\u200B',
    '&lt;',
    '&amp;',
    '&',
    '<',
    'e\u0301',
    '\u0301',
    'ㅎㅏㄴ',
    '中',
    '\uFEFF',
  ],
  ...[
    '$',
    '$x$',
    '$$',
    '$5',
    '\\$',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    'x^2',
    '\\begin{align}',
    '\\end{align}',
    '{',
    '}',
    '[asy]',
    '[/asy]',
  ],
  ...[
    '\u0000',
    '\u000B',
    '\uD83D',
    '<br>',
    '<hr>',
    '<img alt=i src=https://a.example/i.png>',
    '<input type=checkbox checked>',
    '<!-- c -->',
    '\\',
  ],
]

/** Random HTML with start tags, end tags and text in any order. */
const soup = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...attributes)).map(([name, more]) => `<${name}${more}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom(...words),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

it.each([
  ['cleanBody', cleanBody],
  ['cleanPhrase', cleanPhrase],
  ['importBody', (html: string) => importBody(html).html],
  ['importPhrase', (html: string) => importPhrase(html).html],
])('returns only allowed HTML from %s, which is idempotent', { timeout: 60_000 }, (_name, clean) => {
  fc.assert(
    fc.property(soup, (html) => {
      const stored = clean(html)
      expect(clean(stored)).toBe(stored)
      expect(findForbiddenMarkup(stored)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it('returns HTML from importBody that cleanBody leaves unchanged', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const { html: stored } = importBody(html)
      expect(cleanBody(stored)).toBe(stored)
    }),
  )
})
