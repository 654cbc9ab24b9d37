import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib'
import { describe, expect, it, vi } from 'vitest'
import { blockMath, everything, inlineMath, sentences, words } from '../test/samples.ts'
import { isInstalled, runOn } from '../test/tools.ts'
import type { Language } from './language.ts'
import { createPdfRenderer } from './renderer.ts'

// These tests do not measure performance. A long timeout keeps them stable on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const renderer = await createPdfRenderer()
const languages = ['en', 'ko', 'zh-TW', 'zh-CN'] as const satisfies Language[]

function render(html: string, language: Language = 'en', title = 'A title') {
  return renderer.render({ title, html, language, words })
}

function extractText(bytes: Uint8Array): string {
  return runOn(bytes, 'pdftotext', ['-raw', 'FILE', '-']).output
}

const spaceless = (text: string) => text.replaceAll(/\s/g, '')

describe.skipIf(!isInstalled('pdftotext'))('extracted text (skipped when poppler-utils is not installed)', () => {
  it.each(languages)('writes text that pdftotext can extract in %s', async (language) => {
    const sentence = sentences[language]
    const { bytes } = await render(everything(sentence), language, `${sentence} <em>1</em>`)
    const text = extractText(bytes)
    const withoutNumbers = spaceless(text.replaceAll(/^\d+ \/ \d+$/gm, ''))
    expect(withoutNumbers.split(spaceless(sentence)).length - 1).toBe(64)
    for (const part of ['Marks', 'strong and both', 'let x = 1', '1/2', '•', '9.', 'return x', 'Fronds', '2 / ']) {
      expect(text).toContain(part)
    }
  })

  it.skipIf(!isInstalled('pdfinfo'))('writes a title, tags and a page size that pdfinfo can read', async () => {
    const { bytes } = await render('<p>a</p>', 'ko', `${sentences.ko} <em>1</em>`)
    const info = runOn(bytes, 'pdfinfo', ['FILE']).output
    expect(info).toMatch(/Tagged: +yes/)
    expect(info).toContain(`${sentences.ko} 1`)
    expect(info).toContain('(letter)')
  })

  it('writes the correct characters when two documents share glyphs across scripts', async () => {
    // In these fonts, some Latin letters share a glyph with a Greek or Cyrillic letter.
    const [latin, greek] = [await render('<p>AHOP</p>', 'ko'), await render('<p>ΑΗΟΡ АНОР</p>', 'ko')]
    expect(extractText(latin.bytes)).toContain('AHOP')
    expect(extractText(greek.bytes)).toContain('ΑΗΟΡ АНОР')
  })

  it('makes formulas copyable as plain text', async () => {
    const { bytes } = await render(
      `<p>If ${inlineMath('x_1^2 \\ge \\frac{a+b}{2}')}, then</p>${blockMath('\\sqrt{x}')}`,
    )
    const text = extractText(bytes)
    expect(text).toContain('x₁² ≥ (a + b)/2')
    expect(text).toContain('√x')
    expect(text).not.toMatch(/[\\$]/)
  })

  it('describes characters and images that cannot be drawn, and shows the source of an invalid formula', async () => {
    const html = `<p>a 😀 <img alt="a plot" src="x"></p>${blockMath('\\bogus{x}')}`
    const { bytes, notes, formulas } = await render(html)
    const text = extractText(bytes)
    for (const part of ['[U+1F600]', 'Not shown here: image: a plot', '\\bogus{x}']) expect(text).toContain(part)
    expect(notes).toHaveLength(1)
    expect(formulas).toEqual({ drawn: 0, asSource: 1 })
  })
})

describe.skipIf(!isInstalled('qpdf'))('file syntax (skipped when qpdf is not installed)', () => {
  it.each([
    ...languages.map((language) => [language, everything(sentences[language]), language] as const),
    ['nothing', '', 'en'] as const,
    ['a table of many columns', `<table><tr>${'<td>word</td>'.repeat(60)}</tr></table>`, 'en'] as const,
    ['a row higher than a page', `<table><tr><td>a</td><td>${'<p>b</p>'.repeat(90)}</td></tr></table>`, 'en'] as const,
    ['a code of many lines', `<pre>${'line\n'.repeat(300)}</pre>`, 'en'] as const,
  ])('writes a file that passes qpdf --check for %s', async (_name, html, language) => {
    const { bytes } = await render(html, language)
    const { status, output, errors } = runOn(bytes, 'qpdf', ['--check', 'FILE'])
    expect(`${output}${errors}`).toContain('No syntax or stream encoding errors found')
    expect(status).toBe(0)
  })
})

describe.skipIf(!isInstalled('pdftoppm'))('rendered pages (skipped when poppler-utils is not installed)', () => {
  it.each([
    ['everything', everything(sentences.ko)],
    ['a long word', `<p>${'word'.repeat(200)}</p>`],
    ['a long formula in a line', `<p>${inlineMath(`${'a+'.repeat(300)}b`)}</p>`],
    ['a long formula', blockMath(`\\frac{${'a+'.repeat(100)}b}{2}`)],
    ['a high formula', blockMath(`\\begin{matrix}${'a\\\\'.repeat(120)}b\\end{matrix}`)],
    [
      'a wide table',
      `<table><tr>${`<td>${'w'.repeat(30)} ${inlineMath('\\frac{a+b+c+d}{2}')}</td>`.repeat(12)}</tr></table>`,
    ],
    ['deep lists', `${'<ul><li>'.repeat(16)}${'word '.repeat(50)}`],
  ])('keeps the side margins empty for %s', async (_name, html) => {
    const { bytes } = await render(html, 'ko')
    const { written } = runOn(bytes, 'pdftoppm', ['-gray', '-r', '36', '-singlefile', 'FILE', 'OUT'], '.pgm')
    expect(darkest(written, ({ x }) => x < 30 || x > 276)).toBeGreaterThan(250)
    expect(darkest(written, () => true)).toBeLessThan(200)
  })
})

describe('createPdfRenderer', () => {
  it('writes the title, language, structure, links and bookmarks of the document', async () => {
    const { bytes, pages } = await render(everything(sentences.ko), 'ko', 'A <em>title</em>')
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const { catalog } = document
    expect(document.getTitle()).toBe('A title')
    expect(document.getPageCount()).toBe(pages)
    expect(catalog.get(PDFName.of('Lang'))?.toString()).toContain('ko-KR')
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(catalog.has(PDFName.of('Outlines'))).toBe(true)
    expect(document.getPage(0).node.Annots()?.size()).toBe(1)
  })

  it('writes formulas as words in the document title and alt text, as plain text in bookmarks, and as LaTeX in element titles', async () => {
    const heading = `Newton: ${inlineMath('\\sum F = ma')}`
    const { bytes } = await render(`<h2>${heading}</h2>${blockMath('\\frac{1}{2}')}`, 'en', heading)
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(document.getTitle()).toBe('Newton: the sum of F equals m a')
    const strings = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (!(object instanceof PDFDict)) return []
      const texts = ['Title', 'Alt', 'T'].map((name) =>
        object.lookupMaybe(PDFName.of(name), PDFHexString)?.decodeText(),
      )
      return texts.some((text) => text !== undefined) ? [texts] : []
    })
    expect(strings).toEqual(
      expect.arrayContaining([
        ['Newton: ∑F = ma', undefined, undefined],
        [undefined, 'the sum of F equals m a', '\\sum F = ma'],
        [undefined, 'one half', '\\frac{1}{2}'],
      ]),
    )
  })

  it('sets the language of a spoken formula when it differs from the document language', async () => {
    const [chinese, korean] = [await render(blockMath('x^2'), 'zh-CN'), await render(blockMath('x^2'), 'ko')]
    expect(await listSpoken(chinese.bytes)).toEqual([['x squared', 'en']])
    expect(await listSpoken(korean.bytes)).toEqual([['x 제곱', undefined]])
  })

  it('draws each figure of the frozen fixture as vector graphics with alt text', async () => {
    const body = readFileSync(new URL('../../rich-text/fixtures/bodies-v1/figures.html', import.meta.url), 'utf8')
    const { bytes, notes } = await render(body)
    expect(notes).toEqual([])
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const figures = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (!(object instanceof PDFDict) || object.lookupMaybe(PDFName.of('S'), PDFName) !== PDFName.of('Figure'))
        return []
      const attributes = object.lookup(PDFName.of('A'), PDFDict)
      return [[object.lookup(PDFName.of('Alt'), PDFHexString).decodeText(), attributes.has(PDFName.of('BBox'))]]
    })
    expect(figures).toHaveLength(body.match(/<figure /g)?.length ?? 0)
    expect(figures).toContainEqual(['A right triangle in a circle.', true])
    expect(figures.every(([, hasBounds]) => hasBounds)).toBe(true)
    const caption = document.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of('Caption'))
    expect(caption).toHaveLength(1)
    const drawn = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [inflate(object.contents)] : []))
      .flatMap((operators) => operators.match(/\/Figure <<\/MCID \d+>> BDC[\s\S]*?EMC/g) ?? [])
    expect(drawn).toHaveLength(figures.length)
    expect(drawn.filter((operators) => !/ m\n[\s\S]* [lc]\n[\s\S]*S Q/.test(operators))).toEqual([])
    expect(drawn.filter((operators) => operators.includes(' gs ')).length).toBeGreaterThan(3)
  })

  it('writes identical bytes for the same content', async () => {
    const [one, other] = [await render(everything(sentences.en)), await render(everything(sentences.en))]
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
  })

  it('embeds only the glyphs that the document uses', async () => {
    const { bytes } = await render(everything(sentences['zh-TW']), 'zh-TW')
    expect(bytes.length).toBeLessThan(120_000)
  })

  it.each([
    ['much text', 'word '.repeat(25_000)],
    ['one word', 'a'.repeat(75_000)],
    ['many lines of code', `<pre>${'\n'.repeat(50_000)}a</pre>`],
    ['many headings', '<h2>a</h2>'.repeat(2_500)],
    ['thousands of wide cells', `<table>${`<tr>${'<td colspan=50 rowspan=50>'.repeat(60)}`.repeat(38)}</table>`],
    ['code in a cell', `<table><tr><td><pre>${'a\n'.repeat(12_500)}</pre></table>`],
    ['a formula of braces', inlineMath('{'.repeat(9_000))],
  ])('renders %s within the time limit', async (_name, html) => {
    const start = process.cpuUsage()
    expect((await render(html)).pages).toBeGreaterThan(0)
    // The text has a quarter of the maximum length. If the time grew quadratically, a text of the maximum length would
    // take 16 times as long, about one minute.
    expect(process.cpuUsage(start).user).toBeLessThan(3_750_000)
  })

  it('rejects HTML that is too deeply nested or too long', async () => {
    await expect(render('<div>'.repeat(10_000))).rejects.toMatchObject({ reason: 'too_deep' })
    await expect(render('a'.repeat(2_000_000))).rejects.toMatchObject({ reason: 'too_long' })
  })
})

/** Lists the alt text and language of each formula. */
async function listSpoken(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.lookupMaybe(PDFName.of('S'), PDFName) !== PDFName.of('Formula'))
      return []
    const decode = (name: string) => object.lookupMaybe(PDFName.of(name), PDFHexString)?.decodeText()
    return [[decode('Alt'), decode('Lang')]]
  })
}

/** Returns '' when the stream is not compressed. */
function inflate(contents: Uint8Array): string {
  try {
    return inflateSync(contents).toString('latin1')
  } catch {
    return ''
  }
}

/** Returns the darkest selected pixel of a PGM image, where 0 is black and 255 is white. */
function darkest(image: Buffer | undefined, counts: (place: { x: number }) => boolean): number {
  if (!image) throw new Error('No image was written')
  const [header = '', width = '0'] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(image.subarray(0, 40).toString('latin1')) ?? []
  const pixels = image.subarray(header.length)
  return pixels.reduce(
    (least, value, index) => (counts({ x: index % Number(width) }) ? Math.min(least, value) : least),
    255,
  )
}
