import fc from 'fast-check'
import type { Nodes } from 'hast'
import { expect, it } from 'vitest'
import { cleanBody } from './body.ts'
import { parseHtml } from './parse.ts'
import { isPlainMarkup } from './plain-markup.ts'
import { elementNames } from './vocabulary.ts'

it.each([
  '',
  'words, 5 > 4 and &#x3C;',
  '<p>Solve <strong>it</strong><br></p>\n<ul>\n<li>a</li>\n</ul>',
  '<p><span data-type="math" data-latex="a > b &#x26; \'c\' <d>"></span></p>',
])('accepts %s as plain markup', (html) => {
  expect(isPlainMarkup(html)).toBe(true)
})

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<a href="https://example.org">a</a>',
  '<img src=x onerror=alert(1)>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<p',
  '<!-- -->',
  '<span data-type="math" data-latex="a" onclick="alert(1)"></span>',
  '<span data-type="math" data-latex="a""></span>',
  '<span data-type="math" data-latex=\'a\'></span>',
  '<p>a</p><svg/onload=alert(1)>',
])('rejects %s as plain markup', (html) => {
  expect(isPlainMarkup(html)).toBe(false)
})

function unexpected(node: Nodes): string[] {
  const inside = 'children' in node ? node.children.flatMap(unexpected) : []
  if (node.type === 'comment' || node.type === 'doctype') return [node.type, ...inside]
  if (node.type !== 'element') return inside
  const attributes = Object.keys(node.properties).filter((name) => name !== 'dataType' && name !== 'dataLatex')
  return [...(elementNames.includes(node.tagName) ? [] : [node.tagName]), ...attributes, ...inside]
}

it('rejects markup with elements or attributes that plain markup does not allow', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      ' ',
      '&',
      '-',
      '!',
      'p',
      'td',
      'svg',
      'script',
      'onload',
      'math',
      'pre',
    ),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<table>',
      '<span data-type="math" data-latex="',
      '"></span>',
      '<pre>',
      '</td>',
      '<a>',
    ),
  )
  let known = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = pieces.join('')
      if (!isPlainMarkup(html)) return
      known++
      expect(unexpected(parseHtml(html))).toEqual([])
    }),
    { numRuns: 5_000 },
  )
  expect(known).toBeGreaterThan(100)
})

it('accepts HTML from cleanBody that contains no links', () => {
  const html = cleanBody(
    '<h2>A</h2><p>b <i>c</i> <a href="javascript:alert(1)">d</a></p><table><tr><td>e</td></tr></table>',
  )
  expect(isPlainMarkup(html)).toBe(true)
})
