import type { Database } from '@pathwise/db/client'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportMessage, ImportOptions } from '../import.schemas.ts'
import { transferLimits } from '../limits.ts'
import { previewImport } from './preview-import.service.ts'
import { runImport } from './run-import.service.ts'

let database: Database
let caller: { id: string }
beforeAll(async () => {
  database = await createTestDatabase()
  caller = await buildUser(database, { role: 'editor' })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.prisma.question.deleteMany()
})

const options = {
  format: 'jsonl',
  replace: false,
  subject: 'mathematics',
  course: 'Algebra 1',
  grade_code: 'G9',
  difficulty_level: 'beginner',
} as const satisfies ImportOptions

function lines(...rows: readonly object[]): Uint8Array {
  return Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'))
}

function preview(bytes: Uint8Array, more: Partial<ImportOptions> = {}) {
  return previewImport(database, bytes, { ...options, ...more })
}

function run(bytes: Uint8Array, more: Partial<ImportOptions> = {}) {
  return runImport({ ...database, caller }, bytes, { ...options, ...more })
}

function stored() {
  return database.prisma.question.findMany({ orderBy: { id: 'asc' } })
}

const sum = {
  legacy_id: 'SUM-1',
  title: 'A sum',
  content_question_mj: '<p onclick="x()">What is \\(1 + 1\\)?</p>',
  choices: [
    { id: 'A', html: '<p>\\(2\\)</p>' },
    { id: 'B', html: '3' },
  ],
  answer: 'A',
}

describe('a dry run', () => {
  it('says what each row would become, with the defaults, and stores nothing', async () => {
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
          legacy_id: 'SUM-1',
          title: 'A sum',
          subject: 'mathematics',
          course: 'Algebra 1',
          grade_code: 'G9',
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
        findings: [{ severity: 'lost', code: 'media', detail: 'a.png' }],
        question: expect.objectContaining({
          legacy_id: expect.stringMatching(/^I-[0-9a-f]{20}$/),
          title: 'Explain why.',
          question_type: 'short_answer',
        }),
      }),
    ])
    expect(await stored()).toEqual([])
  })

  it.each<[string, object, Partial<ImportOptions>, string, string]>([
    ['a row without a subject', {}, { subject: undefined }, 'missing_field', 'subject'],
    ['a grade that does not exist', { grade_code: 'G3' }, {}, 'invalid_field', 'grade_code: '],
    ['an answer that is no choice', { answer: 'C' }, {}, 'invalid_field', 'answer: '],
    [
      'a body beyond the limits',
      { content_question_mj: 'x'.repeat(100_001) },
      {},
      'invalid_field',
      'content_question_mj: ',
    ],
    ['a body nested too deeply', { content_question_mj: '<div>'.repeat(300) }, {}, 'text_too_large', ''],
  ])('refuses %s', async (_name, change, more, code, detail) => {
    const { accepted, rows } = await preview(lines(sum, { ...sum, legacy_id: 'SUM-2', ...change }), more)
    expect(accepted).toBe(false)
    const row = rows.at(-1)
    expect(row).toMatchObject({ number: 2, line: 2, action: 'refuse', question: null })
    expect(row?.findings).toContainEqual({ severity: 'refused', code, detail: expect.stringContaining(detail) })
  })

  it('cuts a title that is too long, and says so', async () => {
    const title = 'word '.repeat(60)
    const { rows } = await preview(lines({ ...sum, title }))
    expect(rows[0]?.question?.title).toMatch(/^(word )+word…$/)
    expect(rows[0]?.findings).toMatchObject([{ severity: 'lost', code: 'title_shortened' }])
  })

  it('takes what stands twice once, and refuses an id that does', async () => {
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

  it('refuses ids of the bank and of its archive, and edits those of the bank where that is asked', async () => {
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
    ['a file of other bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'encoding'],
    ['a file that is too large', new Uint8Array(transferLimits.fileBytes + 1), 'file_too_large'],
    [
      'a file of too many questions',
      Buffer.from('{"content_question_mj":""}\n'.repeat(transferLimits.questions + 1)),
      'too_many_questions',
    ],
  ])('refuses %s', async (_name, bytes, code) => {
    const { accepted, rows } = await preview(bytes)
    expect(accepted).toBe(false)
    expect(rows.at(-1)).toMatchObject({ action: 'refuse', findings: [{ severity: 'refused', code }] })
  })
})

describe('an import', () => {
  it('stores all questions as their author wrote them, cleaned', async () => {
    const file = lines(sum, { ...sum, legacy_id: 'SUM-2', as_typed: true, explanation: 'It costs $5 or $6.' })
    expect(await run(file)).toEqual({ state: 'finished', created: 2, replaced: 0, unchanged: 0, left_out: 0 })
    const [first, second] = await stored()
    expect(first).toMatchObject({
      legacyId: 'SUM-1',
      body: '<p>What is <span data-type="math" data-latex="1 + 1"></span>?</p>',
      choices: [
        { id: 'A', html: '<span data-type="math" data-latex="2"></span>' },
        { id: 'B', html: '3' },
      ],
      latexExpressions: ['1 + 1', '2'],
      educationLevel: 'high_school',
      authorId: caller.id,
      version: 1,
    })
    expect(second).toMatchObject({ body: '<p>What is \\(1 + 1\\)?</p>', explanation: '<p>It costs $5 or $6.</p>' })
  })

  it('stores nothing where one row is refused, and says which', async () => {
    const result = await run(lines(sum, { title: 'no body' }))
    expect(result).toMatchObject({
      state: 'refused',
      rows: [{ number: 2, line: 2, findings: [{ code: 'invalid_field', detail: 'content_question_mj' }] }],
    })
    expect(await stored()).toEqual([])
  })

  it('edits questions of the bank where that is asked, with a revision, and leaves alone what says the same', async () => {
    await run(lines(sum, { ...sum, legacy_id: 'SUM-2' }))
    const file = lines(
      { ...sum, title: 'A better sum' },
      { ...sum, legacy_id: 'SUM-2' },
      { ...sum, legacy_id: 'SUM-3' },
    )
    expect(await run(file, { replace: true })).toEqual({
      state: 'finished',
      created: 1,
      replaced: 1,
      unchanged: 1,
      left_out: 0,
    })
    const [first, second] = await stored()
    expect(first).toMatchObject({ title: 'A better sum', version: 2 })
    expect(second).toMatchObject({ version: 1 })
    const revisions = await database.prisma.questionRevision.findMany({ orderBy: { number: 'asc' } })
    expect(revisions.map(({ questionId, number, authorId }) => ({ questionId, number, authorId }))).toEqual([
      { questionId: first?.id, number: 1, authorId: caller.id },
      { questionId: first?.id, number: 2, authorId: caller.id },
    ])
  })

  it('is refused the second time, also where the file has no ids', async () => {
    const file = lines({ ...sum, legacy_id: undefined })
    expect(await run(file)).toMatchObject({ state: 'finished', created: 1 })
    expect(await run(file)).toMatchObject({ state: 'refused', rows: [{ findings: [{ code: 'id_exists' }] }] })
    expect(await run(file, { replace: true })).toMatchObject({ state: 'finished', unchanged: 1 })
    expect(await stored()).toHaveLength(1)
  })

  it('tells how far it is', async () => {
    const file = lines(...Array.from({ length: 250 }, (_, n) => ({ ...sum, legacy_id: `N-${n}` })))
    const messages: ImportMessage[] = []
    await runImport({ ...database, caller }, file, options, { onProgress: (message) => messages.push(message) })
    const read = messages.flatMap((message) => ('phase' in message && message.phase === 'reading' ? message.done : []))
    expect(read.length).toBeGreaterThanOrEqual(3)
    expect(read.at(-1)).toBe(250)
    expect(messages.slice(read.length)).toEqual([
      { phase: 'storing', done: 100, total: 250 },
      { phase: 'storing', done: 200, total: 250 },
      { phase: 'storing', done: 250, total: 250 },
      { phase: 'checking', done: 100, total: 250 },
      { phase: 'checking', done: 200, total: 250 },
      { phase: 'checking', done: 250, total: 250 },
    ])
  })

  it('stores nothing when it is given up half-way', async () => {
    const stop = new AbortController()
    const file = lines(...Array.from({ length: 250 }, (_, n) => ({ ...sum, legacy_id: `N-${n}` })))
    const importing = runImport({ ...database, caller }, file, options, {
      signal: stop.signal,
      onProgress: (message) => {
        if (message.phase === 'storing' && message.done === 200) stop.abort(new Error('gone'))
      },
    })
    await expect(importing).rejects.toThrow('gone')
    expect(await stored()).toEqual([])
  })

  it('lets one of two win that import the same at once, and stores nothing of the other', async () => {
    const file = lines(...Array.from({ length: 150 }, (_, n) => ({ ...sum, legacy_id: `N-${n}` })))
    const results = await Promise.allSettled([run(file), run(file)])
    const isFinished = (result: (typeof results)[number]) =>
      result.status === 'fulfilled' && result.value.state === 'finished'
    expect(results.filter(isFinished)).toHaveLength(1)
    expect(await stored()).toHaveLength(150)
  })

  it('is stored where lint fails afterwards, which is reported', async () => {
    const faults: unknown[] = []
    const onProgress = ({ phase }: { phase?: string }) => {
      if (phase === 'checking') throw new Error('lint')
    }
    const result = await runImport({ ...database, caller }, lines(sum), options, {
      onProgress,
      onFault: (error) => faults.push(error),
    })
    expect(result).toMatchObject({ state: 'finished', created: 1 })
    expect(faults).toEqual([new Error('lint')])
  })
})
