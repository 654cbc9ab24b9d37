import { cleanBody } from '@pathwise/rich-text/body'
import { plainText } from '@pathwise/rich-text/text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadEditorSchema, roundTrip } from '../../test/bare-editor.ts'

const schema = await loadEditorSchema()

const names = [
  ...['p', 'h2', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'table', 'thead', 'tr', 'td', 'th'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'span', 'div'],
]
const attributes = [
  ...['', ' href="https://a.example/"', ' data-checked="false"', ' start="4"', ' colspan="2"', ' rowspan="2"'],
  ' data-type="math" data-latex="x &amp; y"',
]
const figure = cleanBody(
  `<figure data-figure='{"v":1,"kind":"number_line","alt":"A line.","x":{"min":0,"max":1}}'><figcaption>a <b>b</b></figcaption></figure>`,
)
const words = [
  'a',
  ' ',
  '\n',
  '\u00A0',
  '&lt;',
  '한',
  '<br>',
  '<hr>',
  '<span data-type="math" data-latex="z"></span>',
  figure,
]

const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  element: fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes), tie('html'))
    .map(([name, attribute, inside]) => `<${name}${attribute}>${inside}</${name}>`),
  html: fc
    .array(fc.oneof({ maxDepth: 5 }, fc.constantFrom(...words), tie('element')), { maxLength: 5 })
    .map((parts) => parts.join('')),
}))

it('round-trips editor output unchanged, and keeps all text and formulas of stored HTML', () => {
  fc.assert(
    fc.property(html, (source) => {
      const stored = cleanBody(source)
      const once = roundTrip(schema, stored)
      expect(roundTrip(schema, once)).toBe(once)
      expect(plainText(once)).toBe(plainText(stored))
    }),
    { numRuns: 500 },
  )
})
