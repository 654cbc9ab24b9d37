import { describe, expect, it } from 'vitest'
import compiledContent from '../generated/content.json' with { type: 'json' }
import { seedContentSchema } from './seed-library.ts'

const { items } = seedContentSchema.parse(compiledContent)
const languages = ['en', 'ko', 'zh-TW', 'zh-CN']

describe('the content library', () => {
  it('contains at least fifteen texts with unique titles in every language', () => {
    for (const language of languages) {
      const titles = items.filter((item) => item.language === language).map((item) => item.titleText)
      expect(new Set(titles).size, language).toBeGreaterThanOrEqual(15)
      expect(new Set(titles).size, language).toBe(titles.length)
    }
    expect(items.filter((item) => !languages.includes(item.language))).toEqual([])
  })

  it.each([
    ['formulas in lines', '<span data-type="math"'],
    ['formulas between lines', '<div data-type="math"'],
    ['tables', '<table>'],
    ['code', '<pre><code class="language-'],
    ['task lists', '<li data-checked="false">'],
    ['headings', '<h2>'],
    ['quotes', '<blockquote>'],
    ['links', '<a href="https://'],
  ])('contains at least one text with %s', (_what, html) => {
    expect(items.some(({ body }) => body.includes(html))).toBe(true)
  })

  it.each(languages)('contains math, tables and task lists in %s', (language) => {
    const all = items.flatMap((item) => (item.language === language ? item.body : [])).join('')
    for (const html of ['data-type="math"', '<table>', '<li data-checked=']) expect(all).toContain(html)
  })

  it('contains no leftover Markdown in the HTML of any text', () => {
    const marked = items.filter(({ body, title }) => {
      const prose = `${title} ${body}`.replaceAll(/<(pre|code)[\s\S]*?<\/\1>/g, ' ')
      return /\*\*|\$\$|\\[A-Za-z]|`|\|\s*-{3}|\[[ x]\] /.test(prose.replaceAll(/<(?:[^>"]|"[^"]*")*>/g, ' '))
    })
    expect(marked.map(({ seedKey }) => seedKey)).toEqual([])
  })

  it('contains at least 1,000 characters of HTML in every library text', () => {
    expect(items.filter(({ body }) => body.length < 1_000).map(({ seedKey }) => seedKey)).toEqual([])
  })
})
