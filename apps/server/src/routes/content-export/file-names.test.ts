import { describe, expect, it } from 'vitest'
import { fileName } from './file-names.ts'

describe('fileName', () => {
  it.each([
    [12, '제목', '0012 제목.pdf'],
    [7, '一元二次方程式', '0007 一元二次方程式.pdf'],
    [123456, 'Limits', '123456 Limits.pdf'],
    [1, 'Is 1/2 < 0.5? "No": a\\b|c*', '0001 Is 1 2 0.5 No a b c.pdf'],
    [1, '../../etc/passwd', '0001 .. .. etc passwd.pdf'],
    [1, 'ends in dots. . .', '0001 ends in dots.pdf'],
    [1, '  much \t\r\n space\u00A0here ', '0001 much space here.pdf'],
    [1, 'turned \u202Efdp.exe', '0001 turned fdp.exe.pdf'],
    [1, 'half \uD83D of a pair', '0001 half of a pair.pdf'],
    [1, '\u1112\u1161\u11AB', '0001 한.pdf'],
    [1, 'CON', '0001 CON.pdf'],
    [1, '???', '0001.pdf'],
    [1, '', '0001.pdf'],
  ])('names the file of item %i with the title %j as %j', (id, title, expected) => {
    expect(fileName(id, title)).toBe(expected)
  })

  it.each(['가', '한글', '👩‍👩‍👧', 'e\u0301\u0323', 'word '])(
    'cuts a title of many %j at a whole grapheme within the byte limit',
    (part) => {
      const name = fileName(1, part.repeat(500))
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)
      expect(Buffer.byteLength(name)).toBeGreaterThan(90)
      const words = name.slice('0001 '.length, -'.pdf'.length)
      expect(part.normalize('NFC').repeat(500).startsWith(words)).toBe(true)
      const graphemes = (text: string) => [...new Intl.Segmenter('und').segment(text)].map(({ segment }) => segment)
      expect(graphemes(part.normalize('NFC').repeat(500)).slice(0, graphemes(words).length).join('')).toBe(words)
    },
  )
})
