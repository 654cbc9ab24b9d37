import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { transferLimits } from '@pathwise/question-formats/limits'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCaller, identifyAs } from '../../../test/caller.ts'
import { lines, options, sum } from '../../../test/import-files.ts'
import type { ImportOptions } from './import.schemas.ts'
import { previewImport } from './import.service.ts'

const database = closeAfterTests(await createTestDatabase())
beforeEach(async () => {
  await database.prisma.question.deleteMany()
})

async function preview(bytes: Uint8Array, more: Partial<ImportOptions> = {}) {
  const checked = await previewImport({ ...database, identify: identifyAs(buildCaller()) }, bytes, {
    ...options,
    ...more,
  })
  return { ...checked, rows: [...checked.pages].flat() }
}

describe('previewImport', () => {
  it('reports an overused answer position and missing skills once per file', async () => {
    const bytes = lines(
      ...Array.from({ length: 20 }, (_, index) => ({
        ...sum,
        legacy_id: `SUM-${index}`,
        content_question_mj: `<p>What is 1 + 1 + ${index}?</p>`,
        ...(index > 0 && { skill_tags: ['math.quadratics'] }),
      })),
    )
    const { findings, rows } = await preview(bytes)
    expect(findings).toEqual([
      { rule: 'missing_skill', count: 1, total: 20 },
      { rule: 'key_imbalance', choices: 2, position: 1, count: 20, total: 20 },
    ])
    expect(rows.flatMap((row) => row.findings)).toEqual([])
  })

  it('returns the planned action for each row with the defaults filled in, and stores nothing', async () => {
    const { accepted, rows } = await preview(
      lines(sum, { content_question_mj: '<p>Explain   <b>why</b>.</p><img src="a.png">' }),
    )
    expect(accepted).toBe(true)
    expect(rows).toEqual([
      {
        number: 1,
        line: 1,
        item: 'SUM-1',
        action: 'create',
        findings: [],
        question: {
          ...unsetFields,
          legacy_id: 'SUM-1',
          title: 'A sum',
          subject: 'mathematics',
          course: 'Algebra 1',
          grade_code: 'G9',
          education_level: 'high_school',
          difficulty_level: 'beginner',
          difficulty_score: 2,
          question_type: 'multiple_choice',
          skill_tags: [],
          excerpt: 'What is 1 + 1?',
          formulas: 2,
          choices: 2,
          answer: 'A',
        },
      },
      expect.objectContaining({
        number: 2,
        action: 'create',
        findings: [
          { severity: 'lost', code: 'media', detail: 'a.png' },
          { severity: 'lost', code: 'lint', detail: 'missing_answer answer' },
        ],
        question: expect.objectContaining({
          legacy_id: expect.stringMatching(/^I-[0-9a-f]{20}$/),
          title: 'Explain why.',
          question_type: 'short_answer',
        }),
      }),
    ])
    expect(await database.prisma.question.count()).toBe(0)
  })

  it.each<[string, object, Partial<ImportOptions>, string, string]>([
    ['a row without a subject', {}, { subject: undefined }, 'missing_field', 'subject'],
    ['a grade that does not exist', { grade_code: 'Grade 13' }, {}, 'unknown_value', 'grade_code: Grade 13'],
    ['an answer that is not a choice', { answer: 'C' }, {}, 'invalid_field', 'answer: '],
    [
      'a body that is too long',
      { content_question_mj: 'x'.repeat(100_001) },
      {},
      'invalid_field',
      'content_question_mj: ',
    ],
    ['a body that is nested too deeply', { content_question_mj: '<div>'.repeat(300) }, {}, 'text_too_large', ''],
  ])('rejects a file that contains %s', async (_name, change, more, code, detail) => {
    const { accepted, rows } = await preview(lines(sum, { ...sum, legacy_id: 'SUM-2', ...change }), more)
    expect(accepted).toBe(false)
    const row = rows.at(-1)
    expect(row).toMatchObject({ number: 2, line: 2, action: 'refuse', question: null })
    expect(row?.findings).toContainEqual({ severity: 'refused', code, detail: expect.stringContaining(detail) })
  })

  it('maps grades, subjects and levels in several languages to our values', async () => {
    const words = [
      ['Grade 9', 'maths', 'hard', 'multiple choice'],
      ['중3', '수학', '어려움', '객관식'],
      ['九年級', '數學', '困難', '選擇題'],
    ].map(([grade_code, subject, difficulty_level, question_type], index) => ({
      ...sum,
      legacy_id: `W-${index}`,
      grade_code,
      subject,
      difficulty_level,
      question_type,
    }))
    const { rows } = await preview(lines(...words), { grade_code: undefined, subject: undefined })
    for (const { question } of rows)
      expect(question).toMatchObject({
        grade_code: 'G9',
        subject: 'mathematics',
        difficulty_level: 'advanced',
        difficulty_score: 6.5,
        question_type: 'multiple_choice',
      })
    expect(rows).toHaveLength(3)
  })

  it('does not report a missing score when the level is unknown', async () => {
    const { rows } = await preview(lines({ ...sum, difficulty_level: 'impossible', difficulty_score: undefined }))
    expect(rows[0]?.findings).toEqual([
      { severity: 'refused', code: 'unknown_value', detail: 'difficulty_level: impossible' },
    ])
  })

  it('reports both the level and the score when the level is unknown and the score is out of range', async () => {
    const { rows } = await preview(lines({ ...sum, difficulty_level: 'impossible', difficulty_score: 99 }))
    expect(rows[0]?.findings).toMatchObject([
      { code: 'unknown_value', detail: 'difficulty_level: impossible' },
      { code: 'invalid_field', detail: expect.stringMatching(/^difficulty_score: /) },
    ])
  })

  it('returns lint findings, and the source of a rejected row', async () => {
    const { rows } = await preview(
      lines({ ...sum, skill_tags: ['juggling'] }, { ...sum, legacy_id: 'SUM-2', grade_code: '13' }),
    )
    expect(rows).toMatchObject([
      {
        action: 'create',
        findings: [{ severity: 'lost', code: 'lint', detail: 'untranslated_tag skill_tags juggling' }],
      },
      {
        action: 'refuse',
        findings: [{ severity: 'refused', code: 'unknown_value', detail: 'grade_code: 13' }],
        source: [expect.stringContaining('"grade_code":"13"')],
      },
    ])
    expect(rows[0]?.source).toBeUndefined()
  })

  it('maps table columns to our fields, and returns the mapping', async () => {
    const file = Buffer.from('Was?,Antwort,x\n1 + 1?,2,y\n')
    const mapped = await preview(file, { format: 'csv', columns: 'content_question_mj,answer,' })
    expect(mapped).toMatchObject({
      accepted: true,
      columns: [
        { header: 'Was?', name: 'content_question_mj' },
        { header: 'Antwort', name: 'answer' },
        { header: 'x', name: '' },
      ],
      rows: [{ action: 'create', question: { title: '1 + 1?', answer: '2' } }],
    })
    expect(await preview(file, { format: 'csv' })).toMatchObject({
      accepted: false,
      columns: [{ header: 'Was?', name: '' }, {}, {}],
      rows: [{ number: 0, findings: [{ code: 'csv_header', detail: 'content_question_mj' }] }],
    })
  })

  it('reports every problem of a row whose choices are not a JSON list', async () => {
    const file = new TextEncoder().encode('content_question_mj,choices,answer,grade_code\n1 + 1?,1|2|3,B,G99\n')
    const { accepted, rows } = await preview(file, { format: 'csv' })
    expect(accepted).toBe(false)
    expect(rows.at(-1)).toMatchObject({
      action: 'refuse',
      findings: [
        { severity: 'refused', code: 'choices_not_json', detail: '' },
        { severity: 'refused', code: 'unknown_value', detail: 'grade_code: G99' },
      ],
    })
  })

  it('truncates a title that is too long, and reports it', async () => {
    const title = 'word '.repeat(60)
    const { rows } = await preview(lines({ ...sum, title }))
    expect(rows[0]?.question?.title).toMatch(/^(word )+word…$/)
    expect(rows[0]?.findings).toMatchObject([{ severity: 'lost', code: 'title_shortened' }])
  })

  it.each([
    ['a question without text', { content_question_mj: '<p> </p>' }, 'empty_question', ''],
    ['a formula that cannot be parsed', { content_question_mj: '$\\frac{1}{$ or $x$' }, 'broken_formula', '\\frac{1}{'],
    [
      'a broken formula in a choice',
      {
        answer: 'A',
        choices: [
          { id: 'A', html: '$x^$' },
          { id: 'B', html: '1' },
        ],
      },
      'broken_formula',
      'x^',
    ],
    [
      'MathML that cannot become LaTeX',
      { content_question_mj: '<m:math><m:mfrac><m:mn>1</m:mn></m:mfrac></m:math>' },
      'mathml_as_source',
      '<math><mfrac><mn>1</mn></mfrac></math>',
    ],
  ])('accepts a row but reports a finding for %s', async (_name, change, code, detail) => {
    const { accepted, rows } = await preview(lines({ ...sum, ...change }))
    expect(accepted).toBe(true)
    expect(rows[0]).toMatchObject({ action: 'create', findings: [{ severity: 'lost', code, detail }] })
  })

  it('converts MathML with a namespace prefix, and reports no finding', async () => {
    const half = '<mml:math><mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn></mml:mfrac></mml:math>'
    const { rows } = await preview(lines({ ...sum, content_question_mj: `Is ${half} a half?` }))
    expect(rows[0]).toMatchObject({ findings: [], question: { excerpt: 'Is \\frac{1}{2} a half?' } })
  })

  it('skips a duplicate question, and rejects a duplicate id', async () => {
    const { rows } = await preview(
      lines({ ...sum, legacy_id: null }, { ...sum, legacy_id: undefined }, sum, { ...sum, title: 'Other' }),
    )
    expect(rows.map(({ action, findings }) => [action, findings])).toEqual([
      ['create', []],
      ['leave_out', [{ severity: 'lost', code: 'same_as_row', detail: '1' }]],
      ['create', []],
      ['refuse', [{ severity: 'refused', code: 'id_twice_in_file', detail: 'SUM-1' }]],
    ])
  })

  it('rejects ids of archived questions, and rejects existing ids unless replace is set', async () => {
    await buildQuestion(database, { legacyId: 'SUM-1' })
    await buildQuestion(database, { legacyId: 'SUM-2', deletedAt: new Date() })
    const file = lines(sum, { ...sum, legacy_id: 'SUM-2' })
    const codes = async (replace: boolean) =>
      (await preview(file, { replace })).rows.map(({ action, findings }) => [action, findings[0]?.code])
    expect(await codes(false)).toEqual([
      ['refuse', 'id_exists'],
      ['refuse', 'id_archived'],
    ])
    expect(await codes(true)).toEqual([
      ['replace', undefined],
      ['refuse', 'id_archived'],
    ])
  })

  it.each<[string, Uint8Array, string]>([
    ['an empty file', new Uint8Array(), 'no_questions'],
    ['a file that is not text', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'encoding'],
    ['a file that is too large', new Uint8Array(transferLimits.fileBytes + 1), 'file_too_large'],
    [
      'a file with too many questions',
      Buffer.from('{"content_question_mj":""}\n'.repeat(transferLimits.questions + 1)),
      'too_many_questions',
    ],
  ])('rejects %s', async (_name, bytes, code) => {
    const { accepted, rows } = await preview(bytes, { partial: true })
    expect(accepted).toBe(false)
    expect(rows.at(-1)).toMatchObject({ action: 'refuse', findings: [{ severity: 'refused', code }] })
  })
})

it.each([
  [null, 'UNAUTHORIZED'],
  [buildCaller({ role: 'student' }), 'FORBIDDEN'],
] as const)('rejects an import preview for caller %j with %s', async (caller, code) => {
  const refused = previewImport({ ...database, identify: identifyAs(caller) }, new Uint8Array(), options)
  await expect(refused).rejects.toThrow(expect.objectContaining({ code }))
})
