import { describe, expect, it } from 'vitest'
import { cleanBody } from '../body.ts'
import { importBody } from '../import/import-html.ts'
import { cleanPhrase } from '../phrase.ts'
import { plainText } from '../text.ts'

const line = { v: 1, alt: 'A number line.', kind: 'number_line', x: { min: 0, max: 1 } }

function quote(figure: unknown): string {
  return JSON.stringify(figure).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Escapes the quotation marks, as in stored HTML. */
function stored(figure: unknown): string {
  return JSON.stringify(figure).replaceAll('"', '&#x22;')
}

describe('cleanBody', () => {
  it.each([
    ['a figure', `<figure data-figure="${quote(line)}"></figure>`, `<figure data-figure="${stored(line)}"></figure>`],
    [
      'the order of the fields',
      `<figure data-figure="${quote({ x: { max: 1, min: 0 }, kind: 'number_line', alt: ' A number line. ', v: 1 })}"></figure>`,
      `<figure data-figure="${stored(line)}"></figure>`,
    ],
    [
      'a caption of one line with marks, without links',
      `<figure data-figure="${quote(line)}"><figcaption><p>a <b>b</b></p><p><a href="https://a.example">c</a></p></figcaption></figure>`,
      `<figure data-figure="${stored(line)}">\n<figcaption>a <strong>b</strong> c</figcaption>\n</figure>`,
    ],
    [
      'no drawing, which is built from the data',
      `<figure data-figure="${quote(line)}"><svg onload="alert(1)"><text>old</text></svg></figure>`,
      `<figure data-figure="${stored(line)}"></figure>`,
    ],
    [
      'a figure in a paragraph as a block of its own',
      `<div>a<figure data-figure="${quote(line)}"></figure>b</div>`,
      `<p>a</p>\n<figure data-figure="${stored(line)}"></figure>\n<p>b</p>`,
    ],
    [
      'the words of a figure that cannot be read',
      `<figure data-figure="${quote({ ...line, v: 2 })}"><figcaption>b</figcaption></figure>`,
      '<p>A number line.</p>\n<p>b</p>',
    ],
    ['the content of a figure without data', '<figure><figcaption>b</figcaption></figure>', '<p>b</p>'],
    ['nothing of broken data', '<p>a</p><figure data-figure="{"></figure>', '<p>a</p>'],
  ])('keeps %s', (_what, html, expected) => {
    expect(cleanBody(html)).toBe(expected)
    expect(cleanBody(expected)).toBe(expected)
    expect(importBody(html).html).toBe(expected)
  })

  it('keeps a figure unchanged when its alt text contains HTML syntax', () => {
    const odd = { ...line, alt: 'a < b & "c" </figure><script>' }
    const html = cleanBody(`<figure data-figure="${quote(odd)}"></figure>`)
    expect(html).not.toContain('<script')
    expect(cleanBody(html)).toBe(html)
    expect(plainText(html)).toBe(odd.alt)
  })
})

it('replaces a figure inside a phrase with its alt text and caption', () => {
  const figure = `<figure data-figure="${quote(line)}"><figcaption>b</figcaption></figure>`
  expect(cleanPhrase(`a ${figure} c`)).toBe('a A number line. b c')
})
