import { describe, expect, it } from 'vitest'
import { readingMarkup } from './reading-markup.ts'

const formula = '<span data-type="math" data-latex="x^2"></span>'

describe('readingMarkup', () => {
  it.each(['，', '。', '）。'])('keeps a formula and "%s" in one line', (mark) => {
    expect(readingMarkup(`<p>因为 ${formula}${mark}所以</p>`, 'zh-CN')).toBe(
      `<p>因为 <span class="rich-text-joined">${formula}${mark}</span>所以</p>`,
    )
  })

  it('leaves a formula alone that is long or stands before a word', () => {
    const long = `<p><span data-type="math" data-latex="${'x+'.repeat(20)}"></span>，</p>`
    expect(readingMarkup(long, 'zh-CN')).toBe(long)
    expect(readingMarkup(`<p>${formula}所以</p>`, 'zh-CN')).toBe(`<p>${formula}所以</p>`)
  })

  it.each([
    ['zh-TW', '<p>I think so.</p>', '<p lang="en">I think so.</p>'],
    ['ko', '<td>Claim and evidence</td>', '<td lang="en">Claim and evidence</td>'],
    ['ko', '<p>소리는 sound and light</p>', '<p>소리는 sound and light</p>'],
    ['zh-TW', '<p>SAT</p>', '<p>SAT</p>'],
    ['en', '<p>I think so.</p>', '<p>I think so.</p>'],
  ])('marks the English parts of a text in %s: %s', (lang, clean, marked) => {
    expect(readingMarkup(clean, lang)).toBe(marked)
  })
})
