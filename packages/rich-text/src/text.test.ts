import { expect, it } from 'vitest'
import { latexExpressions } from './math.ts'
import { plainText } from './text.ts'

it.each([
  ['marks', '<p>a <strong>b</strong>c</p>', 'a bc'],
  ['blocks', '<h1>a</h1>\n<p>b<br>c</p>\n<ul>\n<li>d\n<ul>\n<li>e</li>\n</ul>\n</li>\n</ul>', 'a\nb\nc\nd\ne'],
  ['rows', '<table><tbody><tr><td>a</td><td></td><td>b</td></tr><tr><td>c</td></tr></tbody></table>', 'a  b\nc'],
  ['code', '<pre><code>a\n  b\n</code></pre>', 'a\n  b'],
  [
    'figures',
    '<p>a</p>\n<figure data-figure="{&quot;v&quot;:1,&quot;alt&quot;:&quot;A line.&quot;,&quot;kind&quot;:&quot;number_line&quot;,&quot;x&quot;:{&quot;min&quot;:0,&quot;max&quot;:1}}">\n<figcaption>b</figcaption>\n</figure>',
    'a\nA line.\nb',
  ],
  ['a title', 'a <em>b</em> <span data-type="math" data-latex="x"></span>', 'a b x'],
])('extracts the plain text of %s', (_what, html, expected) => {
  expect(plainText(html)).toBe(expected)
})

it('lists each distinct formula once, in document order', () => {
  const formula = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
  expect(latexExpressions(`<p>${formula('b')}${formula('a')}</p>`, formula('b'), '')).toEqual(['b', 'a'])
})
