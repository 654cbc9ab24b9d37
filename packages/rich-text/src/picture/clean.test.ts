import { describe, expect, it } from 'vitest'
import { cleanBody } from '../body.ts'
import { importBody } from '../import/import-html.ts'
import { cleanPhrase } from '../phrase.ts'
import { plainText } from '../text.ts'

const id = 'abcdefghijklmnopqrs-_1'
const image = `<img src="/pictures/${id}" alt="A cell" width="640" height="480">`
const figure = `<figure>${image}</figure>`
const captioned = `<figure>${image}\n<figcaption>a <strong>b</strong> c</figcaption>\n</figure>`

describe('cleanBody', () => {
  it.each([
    ['a picture', figure, figure],
    [
      'its caption as one line, without links',
      `<figure>${image}<figcaption><p>a <b>b</b></p><a href="https://a.example">c</a></figcaption></figure>`,
      captioned,
    ],
    [
      'a picture that decorates',
      `<img alt="" src="/pictures/${id}">`,
      `<figure><img src="/pictures/${id}" alt=""></figure>`,
    ],
    ['a picture without words', `<img src="/pictures/${id}">`, `<figure><img src="/pictures/${id}"></figure>`],
    ['a picture in a paragraph as a block of its own', `<p>a ${image} b</p>`, `<p>a</p>\n${figure}\n<p>b</p>`],
    ['two pictures of a figure', `<figure>${image}<p>${image}</p></figure>`, `${figure}\n${figure}`],
    [
      'a picture in a cell',
      `<table><tr><td>${image}</table>`,
      `<table>\n<tbody>\n<tr>\n<td>\n${figure}\n</td>\n</tr>\n</tbody>\n</table>`,
    ],
    [
      'no other attribute',
      `<img src="/pictures/${id}" onload="x" style="x" srcset="x" width="1e9" height="2">`,
      `<figure><img src="/pictures/${id}"></figure>`,
    ],
  ])('keeps %s', (_what, html, expected) => {
    expect(cleanBody(html)).toBe(expected)
    expect(cleanBody(expected)).toBe(expected)
    expect(importBody(html).html).toBe(expected)
  })

  it.each([
    'https://a.example/b.png',
    `https://a.example/pictures/${id}`,
    `//a.example/pictures/${id}`,
    `/pictures/${id}?run=1`,
    `/pictures/${id}/../../api`,
    '/pictures/short',
    'data:image/png;base64,AAAA',
    `javascript:/pictures/${id}`,
  ])('removes a picture with the URL %s', (address) => {
    expect(cleanBody(`<p>a</p><figure><img src="${address}" alt="b"><figcaption>c</figcaption></figure>`)).not.toMatch(
      /<img|<figure/,
    )
  })
})

it('replaces a picture with its alt text in phrases and plain text', () => {
  expect(cleanPhrase(`a ${image} c`)).toBe('a A cell c')
  expect(plainText(captioned)).toBe('A cell\na b c')
})
