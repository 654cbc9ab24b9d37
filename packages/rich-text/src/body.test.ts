import { describe, expect, it } from 'vitest'
import { cleanBody } from './body.ts'

describe('cleanBody', () => {
  it.each([
    ['nothing', '', ''],
    ['nothing to see', '<p>&nbsp;<br></p><h2> </h2><ul></ul><blockquote></blockquote><table></table><pre> </pre>', ''],
    ['text alone', 'a', '<p>a</p>'],
    ['white space', '<p>  a \n b<br> c </p>\n\n<p>d</p>', '<p>a b<br>c</p>\n<p>d</p>'],
    ['breaks at the ends', '<p><br>a<br><br>b<br></p>', '<p>a<br><br>b</p>'],
    ['marks in marks', '<b><strong>a</strong><i>b</i></b><i>c</i>', '<p><strong>a<em>b</em></strong><em>c</em></p>'],
    ['blocks in marks', '<a href="https://a.example">a<p>b</p></a>', aTwice('a', 'b')],
    ['links in links', '<a href="https://a.example">a<span><a href="https://b.example">b</a></span></a>', inTwoLinks()],
    ['a wrong link', '<a href="javascript:x">a</a>', '<p>a</p>'],
    ['decomposed letters', '<p>가</p>', '<p>가</p>'],
    ['blocks in headings', '<h2>a<ul><li>b</li></ul>c</h2>', '<h2>a</h2>\n<ul>\n<li>b</li>\n</ul>\n<h2>c</h2>'],
    [
      'content between items',
      '<ul>a<li>b</li><ol><li>c</li></ol></ul>',
      '<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>',
    ],
    ['stray items and cells', '<li>a</li><td>b</td>', '<p>a</p>\n<p>b</p>'],
    ['an invalid start', '<ol start="1.5"><li>a</ol>', '<ol>\n<li>a</li>\n</ol>'],
    ['a cell of one paragraph', '<table><tr><td><p>a</p></td></tr></table>', oneCell('a')],
    ['a table in a table', '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>', oneCell('a')],
    ['a caption', '<table><caption>a</caption><tr><td>b</td></tr></table>', `<p>a</p>\n${oneCell('b')}`],
    [
      'code in lines',
      '<pre data-language="js">a<br><b>b</b>\n</pre>',
      '<pre><code class="language-js">a\nb\n</code></pre>',
    ],
    ['an empty formula', '<p>a<span data-type="math" data-latex=" "></span></p>', '<p>a</p>'],
    ['a formula that KaTeX has drawn', drawn(), '<p><span data-type="math" data-latex="x^2"></span></p>'],
    [
      'a script of MathJax',
      '<script type="math/tex; mode=display">x</script>',
      '<div data-type="math" data-latex="x"></div>',
    ],
    ['delimiters, which only an import lifts', '<p>$x$</p>', '<p>$x$</p>'],
  ])('cleans %s', (_what, html, expected) => {
    expect(cleanBody(html)).toBe(expected)
  })

  it('flattens lists nested deeper than 16 levels, and keeps their text', () => {
    const stored = cleanBody('<ul><li>a'.repeat(30))
    expect(stored.match(/<ul>/g)).toHaveLength(16)
    expect(stored.match(/a/g)).toHaveLength(30)
  })
})

function aTwice(...words: string[]): string {
  return words.map((word) => `<p><a href="https://a.example">${word}</a></p>`).join('\n')
}

function inTwoLinks(): string {
  return '<p><a href="https://a.example">a</a><a href="https://b.example">b</a></p>'
}

function oneCell(content: string): string {
  return `<table>\n<tbody>\n<tr>\n<td>${content}</td>\n</tr>\n</tbody>\n</table>`
}

function drawn(): string {
  const annotation = '<annotation encoding="application/x-tex">x^2</annotation>'
  const mathml = `<span class="katex-mathml"><math><semantics><mi>x</mi>${annotation}</semantics></math></span>`
  return `<span class="katex">${mathml}<span class="katex-html" aria-hidden="true"><span>x2</span></span></span>`
}
