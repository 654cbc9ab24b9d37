import { cleanBody } from '@pathwise/rich-text/body'
import { describe, expect, it } from 'vitest'
import { renderMarkdown, renderPhrase } from './markdown.ts'

describe('renderMarkdown', () => {
  it('renders formulas as empty elements with a LaTeX attribute', () => {
    const { html, text, formulas } = renderMarkdown('If $a < b$, then\n\n$$\n\\frac{a}{b}\n$$\n')
    expect(html).toBe(
      '<p>If <span data-type="math" data-latex="a < b"></span>, then</p>\n<div data-type="math" data-latex="\\frac{a}{b}"></div>',
    )
    expect(text).toBe('If a < b, then\n\\frac{a}{b}')
    expect(formulas).toEqual(['a < b', '\\frac{a}{b}'])
  })

  it('escapes quotation marks in formula attributes', () => {
    expect(renderMarkdown('$\\text{"x"} \\& y$').html).toBe(
      '<p><span data-type="math" data-latex="\\text{&#x22;x&#x22;} \\&#x26; y"></span></p>',
    )
  })

  it('renders an escaped dollar sign as text', () => {
    expect(renderMarkdown('It costs \\$5 or \\$6.').html).toBe('<p>It costs $5 or $6.</p>')
  })

  it('renders tables without column alignment, and separates their cells with spaces in plain text', () => {
    const { html, text } = renderMarkdown('| a | b |\n| --: | --- |\n| 1 | $2$ |')
    expect(html.replaceAll('\n', '')).toBe(
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td>' +
        '<td><span data-type="math" data-latex="2"></span></td></tr></tbody></table>',
    )
    expect(text).toBe('a b\n1 2')
  })

  it('renders a code block of the language "figure" as a figure, and its alt text as plain text', () => {
    const source = 'kind: number_line\nalt: >-\n  A line from 0\n  to 1.\nx: { min: 0, max: 1 }'
    const { html, text } = renderMarkdown(`a\n\n\`\`\`figure\n${source}\n\`\`\`\n\nb`)
    expect(text).toBe('a\nA line from 0 to 1.\nb')
    expect(html).toContain('\n<figure data-figure="{&#x22;v&#x22;:1,&#x22;alt&#x22;:&#x22;A line from 0 to 1.&#x22;')
    expect(html).toBe(cleanBody(html))
  })

  it.each([
    [
      'an unknown field',
      'kind: number_line\nalt: A line.\nx: { min: 0, max: 1 }\nsize: 3',
      /^figure: .*Unrecognized key: "size"/,
    ],
    ['no words', 'kind: number_line\nx: { min: 0, max: 1 }', /^figure: alt: /],
    ['a list instead of fields', '- 1', /expected record/],
  ])('rejects a figure with %s', (_what, source, message) => {
    expect(() => renderMarkdown(`\`\`\`figure\n${source}\n\`\`\``)).toThrow(message)
  })

  it('joins lines of a paragraph with spaces', () => {
    expect(renderMarkdown('one\n  two').html).toBe('<p>one two</p>')
  })

  it.each([
    ['raw HTML', 'a <b onclick="x()">c</b>', 'html is not allowed'],
    ['an image', '![a](b.png)', 'image is not allowed'],
    ['a link', '[a](https://example.com)', 'link is not allowed'],
    ['a heading', '# a', 'heading is not allowed'],
    ['a broken formula', '$\\frac{1}$', 'formula \\frac{1}: '],
    ['a formula that KaTeX warns about', '$é$', 'formula é: '],
    ['LaTeX outside a formula', 'so \\frac12 it is', 'LaTeX outside a formula'],
    ['prose between two unescaped dollar signs', 'from $5 to pay until $6', 'reads like prose'],
  ])('rejects %s in a question', (_what, markdown, message) => {
    expect(() => renderMarkdown(markdown)).toThrow(message)
  })
})

describe('renderPhrase', () => {
  it('renders a phrase without a paragraph element', () => {
    expect(renderPhrase('About $4$, *not* 5\n').html).toBe(
      'About <span data-type="math" data-latex="4"></span>, <em>not</em> 5',
    )
  })

  it.each(['one\n\ntwo', '- a list', '$$\nx\n$$'])('rejects %j, which is not a single paragraph', (markdown) => {
    expect(() => renderPhrase(markdown)).toThrow('must be one paragraph')
  })
})
