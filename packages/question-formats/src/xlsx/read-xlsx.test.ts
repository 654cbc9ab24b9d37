import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { catchRefusal, collectDrafts } from '../../test/collect.ts'
import { buildTextRow, buildWorkbook } from '../../test/workbook.ts'
import { buildZip } from '../../test/zip.ts'
import { transferLimits } from '../limits.ts'
import { readXlsx } from './read-xlsx.ts'

describe('readXlsx', () => {
  it('reads strings, numbers and empty cells of a workbook, and reports additional sheets', async () => {
    const rows = [
      buildTextRow('Question', 'A', 'B', 'answer', 'difficulty_score', 'colour'),
      '<row r="3"><c r="A3" t="inlineStr"><is><t>Is &lt;b&gt;2&lt;/b&gt; </t></is></c><c r="B3"><v>0.5</v></c><c r="C3"><v>1E-7</v></c><c r="D3" t="str"><v>B</v></c><c r="E3"><v>2.5</v></c></row>',
      '<row r="4"/>',
    ]
    const drafts = await collectDrafts(readXlsx(await buildWorkbook([rows.join(''), buildTextRow('notes')])))
    expect(drafts).toMatchObject([
      { row: { number: 0 }, findings: [{ code: 'unused_sheet', detail: 'Sheet2' }] },
      {
        row: { number: 0, line: 1 },
        findings: [{ code: 'unknown_field', detail: 'colour' }],
        columns: expect.arrayContaining([{ header: 'Question', name: 'content_question_mj' }]),
      },
      {
        row: { number: 1, line: 3 },
        question: {
          body: 'Is <b>2</b> ',
          choices: [
            { id: 'A', html: '0.5' },
            { id: 'B', html: '0.0000001' },
          ],
          answer: 'B',
          difficultyScore: 2.5,
        },
        findings: [],
      },
    ])
    expect(drafts).toHaveLength(3)
  })

  it('rejects a row whose answer a spreadsheet has turned into a date or an error', async () => {
    const rows = [
      buildTextRow('content_question_mj', 'answer'),
      '<row><c t="inlineStr"><is><t>One?</t></is></c><c s="1"><v>45000</v></c></row>',
      '<row><c t="inlineStr"><is><t>Two?</t></is></c><c t="e"><v>#REF!</v></c></row>',
    ]
    const [, ...drafts] = await collectDrafts(readXlsx(await buildWorkbook([rows.join('')])))
    expect(drafts.map(({ question, findings }) => [question, findings])).toEqual([
      [undefined, [{ severity: 'refused', code: 'unreadable_cell', detail: expect.stringMatching(/^B: .+/) }]],
      [undefined, [{ severity: 'refused', code: 'unreadable_cell', detail: 'B: #REF!' }]],
    ])
  })

  const anchor = (row: number, column: number, id: string, words = '') =>
    `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="a"${words}/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}"/></xdr:blipFill></xdr:pic></xdr:twoCellAnchor>`
  const draw = (...anchors: readonly string[]) => `<xdr:wsDr>${anchors.join('')}</xdr:wsDr>`

  it('adds a picture to the text of its cell, or to the question if the cell cannot contain pictures', async () => {
    const rows = [
      buildTextRow('content_question_mj', 'answer', 'explanation'),
      buildTextRow('One?', '1', 'So.'),
      buildTextRow('Two?', '2', ''),
    ]
    const pictures = [Buffer.from('first'), Buffer.from('second')]
    const xml = draw(
      anchor(1, 0, 'p1', ' descr="A &quot;cell&quot;"'),
      anchor(1, 2, 'p2'),
      anchor(2, 1, 'p2', ' descr=""'),
      anchor(2, 0, 'p9'),
    )
    const bytes = await buildWorkbook([rows.join('')], { drawing: { xml, pictures } })
    const [, one, two] = await collectDrafts(readXlsx(bytes))
    expect(one?.question).toMatchObject({
      body: 'One?<img src="xl/media/image1.png" alt="A &quot;cell&quot;">',
      explanation: 'So.<img src="xl/media/image2.png">',
      answer: '1',
    })
    expect(one?.source).toEqual(['One?', '1', 'So.'])
    expect(one?.question?.files?.get('xl/media/image1.png')).toEqual(pictures[0])
    expect(two?.question).toMatchObject({ body: 'Two?<img src="xl/media/image2.png" alt="">', answer: '2' })
  })

  it('skips a damaged picture, and keeps the others', async () => {
    const rows = buildTextRow('content_question_mj') + buildTextRow('One?')
    const pictures = [Buffer.from('first'), Buffer.from('second')]
    const drawing = { xml: draw(anchor(1, 0, 'p1'), anchor(1, 0, 'p2')), pictures }
    const bytes = Buffer.from(await buildWorkbook([rows], { drawing }))
    // In an entry of the ZIP's central directory, 46 bytes precede the file name, and the uncompressed size is at byte
    // 24.
    const listed = bytes.lastIndexOf('xl/media/image1.png') - 46
    bytes.writeUInt32LE(1, listed + 24)
    const [, draft] = await collectDrafts(readXlsx(bytes))
    expect(draft?.question?.body).toBe('One?<img src="xl/media/image2.png">')
  })

  it('reports pictures on the header row and on rows without a question', async () => {
    const rows = buildTextRow('content_question_mj') + buildTextRow('One?')
    const pictures = [Buffer.from('first'), Buffer.from('second')]
    const xml = draw(anchor(0, 0, 'p1', ' descr="Our logo"'), anchor(1, 0, 'p1'), anchor(9, 0, 'p2'))
    const bytes = await buildWorkbook([rows], { drawing: { xml, pictures } })
    const [, one, left] = await collectDrafts(readXlsx(bytes))
    expect(one?.findings).toEqual([])
    expect(left).toEqual({
      row: { number: 0 },
      question: undefined,
      findings: ['Our logo', 'xl/media/image2.png'].map((detail) => ({ severity: 'lost', code: 'media', detail })),
    })
  })

  it('reads the questions of a workbook with a damaged drawing', async () => {
    const rows = buildTextRow('content_question_mj') + buildTextRow('One?')
    const bytes = await buildWorkbook([rows], { drawing: { xml: '<xdr:wsDr><', pictures: [] } })
    const [, draft] = await collectDrafts(readXlsx(bytes))
    expect(draft?.question?.body).toBe('One?')
  })

  const header = buildTextRow('content_question_mj')
  const bomb = async () =>
    buildZip([
      { name: 'xl/workbook.xml', content: '' },
      { name: 'xl/sharedStrings.xml', content: Buffer.alloc(transferLimits.workbookBytes + 1) },
    ])
  const lying = async () => {
    const bytes = await buildWorkbook([header + buildTextRow('x'.repeat(100_000))])
    const listed = Buffer.from(bytes).lastIndexOf('PK\x01\x02', undefined, 'latin1')
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(listed + 24, 10, true)
    return bytes
  }
  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['that unpacks to more than the limit', bomb, 'zip_too_large'],
    ['that unpacks to more than it declares', lying, 'zip_too_large'],
    [
      'with 20,000 columns',
      () => buildWorkbook([`<row>${'<c><v>1</v></c>'.repeat(20_000)}</row>`]),
      'too_many_columns',
    ],
    [
      'with a cell far to the right',
      () => buildWorkbook(['<row><c r="ZZZZZ1"><v>1</v></c></row>']),
      'too_many_columns',
    ],
    ['with a document type', () => buildWorkbook([header], { before: '<!DOCTYPE x [<!ENTITY a "b">]>' }), 'xml_dtd'],
    ['of the wrong type', async () => Buffer.from('\xD0\xCF\x11\xE0 an old workbook', 'latin1'), 'not_this_format'],
    [
      'that is another archive',
      async () => new JSZip().file('a.xml', '<a/>').generateAsync({ type: 'uint8array' }),
      'not_this_format',
    ],
    ['that is cut off', async () => (await buildWorkbook([header])).subarray(0, 300), 'zip_broken'],
  ])('rejects a workbook %s', async (_name, build, code) => {
    expect(await catchRefusal(readXlsx(await build()))).toMatchObject({ severity: 'refused', code })
  })

  it('reads a workbook in which a link and the dimensions span the whole sheet', async () => {
    const bytes = await buildWorkbook([`${header}${buildTextRow('One?')}`], {
      before: '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9"/></cols>',
      after: '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>',
    })
    const [, draft] = await collectDrafts(readXlsx(bytes))
    expect(draft?.question?.body).toBe('One?')
  })
})
