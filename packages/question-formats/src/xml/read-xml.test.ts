import { describe, expect, it } from 'vitest'
import { FileRefusal } from '../draft.ts'
import { transferLimits } from '../limits.ts'
import { readText } from './element.ts'
import { type ReadXmlOptions, readXml } from './read-xml.ts'
import { toHtml } from './to-html.ts'

const options: ReadXmlOptions = { level: 1, roots: ['quiz'], files: ['file'] }

function catchRefusal(text: string): Pick<FileRefusal, 'finding' | 'row'> {
  try {
    for (const _element of readXml(text, options));
  } catch (error) {
    if (error instanceof FileRefusal) return error
    throw error
  }
  throw new Error('It was accepted')
}

function refusalCode(text: string): string {
  return catchRefusal(text).finding.code
}

describe('readXml', () => {
  it('yields each child of the XML root with line number, text and markup', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<a>1 &lt; <![CDATA[<b>2</b>]]></a>\n<x:b c="&quot;1&#x20;"><i/>é</x:b></quiz>`
    const [first, second] = readXml(text, options)
    expect(first).toMatchObject({ name: 'a', line: 3 })
    expect(first && readText(first)).toBe('1 < <b>2</b>')
    expect(second && toHtml([second])).toBe('<b c="&quot;1 "><i></i>é</b>')
  })

  it('yields an XML element before it parses the rest of the file', () => {
    const text = `<quiz><a/>${' '.repeat(200_000)}<broken`
    const elements = readXml(text, options)
    expect(elements.next().value).toMatchObject({ name: 'a' })
    expect(() => elements.next()).toThrow(FileRefusal)
  })

  it.each([
    ['keeps', transferLimits.rowLength + 1],
    ['drops', transferLimits.pictureLength + 1],
  ])('%s %i characters in an XML element that contains a file', (what, length) => {
    const [question] = readXml(`<quiz><q>a<file>${'A'.repeat(length)}</file></q></quiz>`, options)
    const kept = (question && readText(question).length) ?? 0
    expect(kept === length + 1).toBe(what === 'keeps')
    expect(kept).toBeLessThanOrEqual(transferLimits.pictureLength + 1)
  })

  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')

  it.each([
    ['a billion laughs', `<!DOCTYPE quiz [<!ENTITY l0 "ha">${laughs}]><quiz><q>&l9;</q></quiz>`, 'xml_dtd'],
    [
      'an external entity',
      '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><q>&x;</q></quiz>',
      'xml_dtd',
    ],
    ['a document type alone', '<!DOCTYPE quiz SYSTEM "http://example.com/quiz.dtd"><quiz/>', 'xml_dtd'],
    ['an unknown entity', '<quiz><q>&nbsp;</q></quiz>', 'xml_syntax'],
    ['half a file', '<quiz><q>a</q><q>b', 'xml_syntax'],
    ['an empty file', '', 'xml_syntax'],
    ['two roots', '<quiz/><quiz/>', 'xml_syntax'],
    ['crossed elements', '<quiz><a><b></a></b></quiz>', 'xml_syntax'],
    ['another encoding than it is in', '<?xml version="1.0" encoding="EUC-KR"?><quiz/>', 'encoding'],
    ['another kind of file', '<html/>', 'not_this_format'],
    ['too deep a tree', `<quiz>${'<a>'.repeat(transferLimits.xmlDepth + 1)}`, 'xml_too_deep'],
    ['a text that is too long', `<quiz><q>${'x'.repeat(transferLimits.rowLength)}</q></quiz>`, 'row_too_large'],
    [
      'a question of countless elements',
      `<quiz><q>${'<a/>'.repeat(transferLimits.rowLength / 50)}</q></quiz>`,
      'row_too_large',
    ],
    [
      'attributes that are too long',
      `<quiz><q ${Array.from({ length: 101 }, (_, n) => `a${n}=""`).join(' ')}/></quiz>`,
      'xml_syntax',
    ],
  ])('rejects invalid XML: %s', (_name, text, code) => {
    expect(refusalCode(text)).toBe(code)
  })

  it('reports the line of an XML syntax error', () => {
    expect(catchRefusal('<quiz>\n<q>\n&x;</q></quiz>')).toMatchObject({ row: { number: 0, line: 3 } })
  })
})
