import { cleanBody } from '@pathwise/rich-text/body'
import { describe, expect, it } from 'vitest'
import { readingMarkup } from './reading-markup.ts'

const formula = '<span data-type="math" data-latex="x^2"></span>'

describe('readingMarkup', () => {
  it.each([
    ['', '，'],
    ['', '）。'],
    ['', ','],
    ['(', ')?'],
    ['（', ''],
  ])('keeps a formula between "%s" and "%s" on the same line as this punctuation', (open, close) => {
    expect(readingMarkup(`<p>因为 ${open}${formula}${close}所以</p>`, 'zh-CN')).toBe(
      `<p>因为 <span class="rich-text-joined">${open}${formula}${close}</span>所以</p>`,
    )
  })

  it("adds a callout heading in the text's language", () => {
    const callout = cleanBody('<blockquote data-callout="mistake"><p>가</p></blockquote>')
    expect(readingMarkup(callout, 'ko')).toContain(
      '<blockquote data-callout="mistake"><p class="callout-heading">자주 하는 실수</p>',
    )
    expect(readingMarkup(cleanBody('<blockquote data-callout="x"><p>a</p></blockquote>'), 'ko')).not.toContain(
      'callout',
    )
  })

  it('adds no markup around a formula when it is long, or when a word follows it directly', () => {
    const long = `<p><span data-type="math" data-latex="f(a+1)=2(a+1)-3=2a-1"></span>，</p>`
    expect(readingMarkup(long, 'zh-CN')).toBe(long)
    expect(readingMarkup(`<p>${formula}所以</p>`, 'zh-CN')).toBe(`<p>${formula}所以</p>`)
    const narrow = '<span data-type="math" data-latex="\\frac{\\sqrt{3}}{2}+\\cos\\theta"></span>'
    expect(readingMarkup(`<p>${narrow}，</p>`, 'zh-CN')).toContain('rich-text-joined')
  })

  it.each(['<a href onmouseover=alert(1) x=', '<table>', '</table>', '<p>I think so</p>'])(
    'keeps %s inside the LaTeX attribute',
    (latex) => {
      const page = new DOMParser().parseFromString(
        readingMarkup(cleanBody(`<p>a</p><div data-type="math" data-latex="${latex}"></div>`), 'ko'),
        'text/html',
      )
      const formula = page.querySelector('[data-type="math"]')
      expect(formula?.getAttributeNames()).toEqual(['data-type', 'data-latex'])
      expect(formula?.getAttribute('data-latex')).toBe(latex)
    },
  )

  it.each([
    ['zh-TW', '<p>I think so.</p>', '<p lang="en">I think so.</p>'],
    ['ko', '<td>Claim and evidence</td>', '<td lang="en">Claim and evidence</td>'],
    ['ko', '<p>소리는 sound and light</p>', '<p>소리는 sound and light</p>'],
    ['zh-TW', '<p>SAT</p>', '<p>SAT</p>'],
    ['en', '<p>I think so.</p>', '<p>I think so.</p>'],
  ])('marks English parts of a text in %s: %s', (lang, clean, marked) => {
    expect(readingMarkup(clean, lang)).toBe(marked)
  })
})
