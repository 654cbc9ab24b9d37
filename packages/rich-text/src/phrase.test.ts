import { expect, it } from 'vitest'
import { importPhrase } from './import/import-html.ts'
import { cleanPhrase } from './phrase.ts'

it.each([
  [
    'marks and formulas',
    'a <b>b</b> <span data-type="math" data-latex="x"></span>',
    'a <strong>b</strong> <span data-type="math" data-latex="x"></span>',
  ],
  ['blocks', '<h1>a</h1><p>b<br>c</p><ul><li>d</li></ul>', 'a b c d'],
  ['links', '<a href="https://a.example">a</a>', 'a'],
  [
    'a formula between lines',
    '<div data-type="math" data-latex="x"></div>',
    '<span data-type="math" data-latex="x"></span>',
  ],
  ['code with a language', '<pre data-language="x"><code>a</code></pre>', '<code>a</code>'],
  ['code with a class', '<code class="b">a</code>', '<code>a</code>'],
  ['nothing to see', '<p> &nbsp;</p>', ''],
])('reduces %s to one line', (_what, html, expected) => {
  expect(cleanPhrase(html)).toBe(expected)
})

it('converts delimited formulas when importing a phrase', () => {
  expect(importPhrase('Solve $x^2$').html).toBe('Solve <span data-type="math" data-latex="x^2"></span>')
})
