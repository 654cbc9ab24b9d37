// @vitest-environment jsdom
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTypedLine, toTypedLine } from './phrase-notation.ts'

const spellings = [
  ['Limits', 'Limits'],
  ['Salt &#x26; water, 3 &#x3C; 5', 'Salt & water, 3 < 5'],
  ['The <em>square</em> of <strong>b</strong>', 'The <em>square</em> of <strong>b</strong>'],
  ['Solve <span data-type="math" data-latex="x^2 &#x3C; 4"></span> now', String.raw`Solve \(x^2 < 4\) now`],
  ['H<sub>2</sub>O costs $5 and $6', 'H<sub>2</sub>O costs $5 and $6'],
  ['이차방정식 <em>풀이</em>', '이차방정식 <em>풀이</em>'],
] as const

describe('toTypedLine', () => {
  it.each(spellings)('converts %s to %s and back', (html, line) => {
    const stored = cleanPhrase(html)
    expect(toTypedLine(stored)).toBe(line)
    expect(parseTypedLine(line)).toBe(stored)
  })
})

describe('parseTypedLine', () => {
  it.each([
    ['a<b and c>d', 'a<b and c>d'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['"quoted" & co.', '"quoted" & co.'],
    [String.raw`\( never closed`, String.raw`\( never closed`],
  ])('parses %s as text, not HTML', (line, read) => {
    const holder = document.createElement('p')
    holder.innerHTML = parseTypedLine(line)
    expect(holder.textContent).toBe(read)
    expect(holder.querySelector('*')).toBeNull()
  })

  it('returns an empty phrase for a line without visible text', () => {
    expect(parseTypedLine('  <em> </em> ')).toBe('')
  })

  it('does not truncate a line that exceeds the limit', () => {
    expect(parseTypedLine('x'.repeat(5_000))).toHaveLength(5_000)
  })

  it('returns a line of 500,000 unclosed formulas as text in linear time', () => {
    const line = String.raw`\(`.repeat(500_000)
    expect(parseTypedLine(line) === line).toBe(true)
  })

  it('round-trips lines without marks or formulas', () => {
    const words = fc.string({ maxLength: 60 }).filter((text) => !/[<\\\p{C}]/u.test(text))
    fc.assert(
      fc.property(words, (line) => {
        const tidy = toTypedLine(parseTypedLine(line))
        expect(toTypedLine(parseTypedLine(tidy))).toBe(tidy)
        expect(tidy.replaceAll(/\s/g, '')).toBe(line.replaceAll(/\s/g, ''))
      }),
    )
  })
})
