import { describe, expect, it } from 'vitest'
import { catchRefusal, collectDrafts, collectQuestions } from '../../test/collect.ts'
import { transferLimits } from '../limits.ts'
import { readFile } from '../read-file.ts'
import { readCsv } from './read-csv.ts'

const header = 'legacy_id,title,skill_tags,content_question_mj,choice_a,choice_b,answer'

describe('readCsv', () => {
  it('reads a CSV file that was written in a spreadsheet', async () => {
    const file = [
      'Title;Content_Question_MJ;choice_a;choice_b;choice_c;answer;skill_tags;difficulty_score',
      'Halves;"What is half of ""$4$""?";1;2;3;B;math.fractions; 2,5',
      '\'-2 squared;What is $(-2)^2$?;\'-4;4;;B;"math.powers; math.signs";',
    ].join('\r\n')
    const [first, second] = await collectQuestions(readCsv(file))
    expect(first).toMatchObject({
      title: 'Halves',
      body: 'What is half of "$4$"?',
      choices: [
        { id: 'A', html: '1' },
        { id: 'B', html: '2' },
        { id: 'C', html: '3' },
      ],
      answer: 'B',
      skillTags: ['math.fractions'],
      difficultyScore: 2.5,
      subject: undefined,
      asTyped: false,
    })
    expect(second).toMatchObject({
      title: '-2 squared',
      choices: [
        { id: 'A', html: '-4' },
        { id: 'B', html: '4' },
      ],
      skillTags: ['math.powers', 'math.signs'],
      difficultyScore: undefined,
    })
  })

  it.each(['sep=;\r\n', '\uFEFFsep=;\n', '"sep=;"\r', 'SEP=; \r\n'])(
    'reads a CSV file with the line %j above the header',
    async (line) => {
      const drafts = await collectDrafts(readCsv(`${line}title;content_question_mj;a,b,c,d\nOne;Is 1, 2, 3 a row?;e\n`))
      expect(drafts.map(({ row, question }) => [row, question?.body])).toEqual([
        [{ number: 0, line: 2 }, undefined],
        [{ number: 1, line: 3 }, 'Is 1, 2, 3 a row?'],
      ])
    },
  )

  it('numbers each CSV row by the line on which it starts', async () => {
    const rows = await collectDrafts(readCsv(`${header}\nQ-1,a,,"one\ntwo",,,\n\nQ-2,b,,three,,,\n`))
    expect(rows.map(({ row }) => row)).toEqual([
      { number: 0, line: 1 },
      { number: 1, line: 2, item: 'Q-1' },
      { number: 2, line: 4, item: 'Q-2' },
    ])
  })

  it('reports each unknown CSV column once', async () => {
    const drafts = await collectDrafts(readCsv('content_question_mj,colour,has_mathml\na,red,true\nb,blue,false'))
    expect(drafts.map(({ row, findings }) => [row.number, findings])).toEqual([
      [0, [{ severity: 'lost', code: 'unknown_field', detail: 'colour' }]],
      [1, []],
      [2, []],
    ])
  })

  it('rejects a CSV file without a body column, and returns its columns', async () => {
    expect(await collectDrafts(readFile(Buffer.from('Colour;answer\na;b'), 'csv'))).toEqual([
      {
        row: { number: 0, line: 1 },
        question: undefined,
        findings: [{ severity: 'refused', code: 'csv_header', detail: 'content_question_mj' }],
        columns: [
          { header: 'Colour', name: '' },
          { header: 'answer', name: 'answer' },
        ],
        endsFile: true,
      },
    ])
  })

  it('reads the mapped columns of a CSV file, and ignores the others', async () => {
    const names = ['title', '', 'content_question_mj', 'answer']
    const [header, row] = await collectDrafts(readCsv('answer,title,Was?,reason\nA title,no,Why?,so', names))
    expect(header?.findings).toEqual([])
    expect(row).toMatchObject({ question: { title: 'A title', body: 'Why?', answer: 'so' } })
    expect(await catchRefusal(readCsv('a,b\nc,d', ['answer', 'answer']))).toMatchObject({ code: 'csv_header' })
  })

  it('ignores the reason column in a CSV file of rejected rows', async () => {
    const [question] = await collectQuestions(readCsv('content_question_mj,reason\nWhy?,Grade 13 is unknown'))
    expect(question).toMatchObject({ body: 'Why?' })
  })

  it('keeps the quotation marks inside a CSV cell', async () => {
    const rows = ['a 6" rope, a 5" nail', '"a" or "b"?,', '"No, no," he said,', '"is ""x"" odd?",']
    const drafts = await collectDrafts(readCsv(`content_question_mj,title\n${rows.join('\n')}`))
    expect(drafts.slice(1).map(({ question }) => [question?.body, question?.title])).toEqual([
      ['a 6" rope', ' a 5" nail'],
      ['"a" or "b"?', undefined],
      ['"No, no," he said', undefined],
      ['is "x" odd?', undefined],
    ])
  })

  it('reads correctly quoted CSV cells whose text has several lines and begins with a quotation mark', async () => {
    const rows = ['"""5"",\n6"" rope",y', '"""a\r\nb""",""""\n', '"a ""b""\nc",a 6" rope', '"x" y,z']
    const drafts = await collectDrafts(readCsv(`content_question_mj,title\r\n${rows.join('\r\n')}`))
    expect(drafts.slice(1).map(({ question }) => [question?.body, question?.title])).toEqual([
      ['"5",\n6" rope', 'y'],
      ['"a\r\nb"', '"'],
      ['a "b"\nc', 'a 6" rope'],
      ['"x" y', 'z'],
    ])
  })

  it.each([
    ['in its first cell', ['x,é', '"Is it 5,x', 'What is 6" rope,y', 'z,é'], 3],
    ['in its last cell, after empty lines', ['x,é', '', '', 'Is it,"5', '6" rope,y'], 3],
    ['with doubled quotation marks', ['"""5"" is,x', '6" rope,y'], 2],
    ['beside a correctly quoted cell of the same text', ['"""5\n6"" rope","5', '6" rope'], 2],
  ])('rejects a CSV file with a row that continues after a closing quotation mark %s', async (_name, rows, line) => {
    const text = ['content_question_mj,title', ...rows].join('\n')
    expect(await catchRefusal(readCsv(text))).toMatchObject({ code: 'quote_not_closed', row: { line } })
    expect(await catchRefusal(readCsv(`sep=,\r\n${text}`))).toMatchObject({ row: { line: line + 1 } })
  })

  it.each([
    ['too few cells', 'x,y', 'row_width', '2 / 3', undefined],
    ['a score that is not a number', 'x,0x10,', 'invalid_field', 'difficulty_score', 'x'],
    ['choices that are not JSON', 'x,,[1', 'choices_not_json', '', 'x'],
    ['choices that are not a list', 'x,,"{""id"":1}"', 'choices_not_json', '', 'x'],
    ['choices without texts', 'x,,"[{""id"":""A""}]"', 'invalid_field', 'choices', 'x'],
  ])('rejects a CSV row with %s', async (_name, line, code, detail, body) => {
    const [, , second] = await collectDrafts(readCsv(`content_question_mj,difficulty_score,choices\nfine,1,\n${line}`))
    expect(second?.question?.body).toBe(body)
    expect(second).toMatchObject({
      row: { number: 2, line: 3 },
      source: expect.arrayContaining(['x']),
      findings: [{ severity: 'refused', code, detail }],
    })
  })

  it.each([
    ['with a column twice', 'content_question_mj,title,Title\na,b,c', 'csv_header', { number: 0, line: 1 }],
    ['cut off in a quoted cell', `${header}\nQ-1,a,,b,,,\nQ-2,a,,"cut`, 'quote_not_closed', { number: 2, line: 3 }],
    [
      'with an unterminated cell',
      `${header}\n"${'x'.repeat(transferLimits.lineLength + 2)}`,
      'row_too_large',
      { number: 1, line: 2 },
    ],
  ])('rejects a CSV file %s', async (_name, file, code, row) => {
    expect(await catchRefusal(readCsv(file))).toMatchObject({ severity: 'refused', code, row })
  })
})
