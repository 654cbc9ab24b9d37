import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCaller, identifyAs } from '../../../test/caller.ts'
import { lines, options, sum } from '../../../test/import-files.ts'
import { checkFile } from './check-file.ts'
import type { ImportMessage, ImportOptions } from './import.schemas.ts'
import { runImport } from './import.service.ts'
import { replaceQuestions } from './replace-questions.ts'

const database = closeAfterTests(await createTestDatabase())
const { id } = await buildUser(database, { role: 'editor' })
const caller = buildCaller({ id })
beforeEach(async () => {
  await database.prisma.question.deleteMany()
})

const deps = { ...database, identify: identifyAs(caller), assertWritable: async () => {} }

function run(bytes: Uint8Array, more: Partial<ImportOptions> = {}) {
  return runImport(deps, bytes, { ...options, ...more })
}

function stored() {
  return database.prisma.question.findMany({ orderBy: { id: 'asc' } })
}

describe('runImport', () => {
  it('stores all questions with sanitized HTML and the caller as their author', async () => {
    const file = lines(sum, {
      ...sum,
      legacy_id: 'SUM-2',
      as_typed: true,
      explanation: 'It costs $5 or $6.',
      estimated_seconds: 90,
    })
    expect(await run(file)).toEqual({
      state: 'finished',
      created: 2,
      replaced: 0,
      unchanged: 0,
      left_out: 0,
      refused: 0,
    })
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
      reviewState: 'draft',
      version: 1,
    })
    expect(second).toMatchObject({
      body: '<p>What is \\(1 + 1\\)?</p>',
      explanation: '<p>It costs $5 or $6.</p>',
      estimatedSeconds: 90,
    })
  })

  it('records lint findings for an empty question and a broken formula', async () => {
    const tagged = { ...sum, skill_tags: ['math.quadratics'] }
    await run(
      lines({ ...tagged, content_question_mj: '' }, { ...tagged, legacy_id: 'SUM-2', content_question_mj: '$x^$' }),
    )
    const lint = await database.prisma.questionLint.findMany({ orderBy: { questionId: 'asc' } })
    expect(lint.map(({ findings }) => findings)).toEqual([
      [{ rule: 'empty_question', place: 'content_question_mj', detail: '' }],
      [{ rule: 'unparsable_latex', place: 'content_question_mj', detail: 'x^' }],
    ])
  })

  it('stores nothing when a row is rejected, and returns that row', async () => {
    const result = await run(lines(sum, { title: 'no body' }))
    expect(result).toMatchObject({
      state: 'refused',
      rows: [{ number: 2, line: 2, findings: [{ code: 'invalid_field', detail: 'content_question_mj' }] }],
    })
    expect(await stored()).toEqual([])
  })

  it('stores the valid questions of a partial import, and returns the rejected rows', async () => {
    const pages: ImportMessage[] = []
    const file = lines(sum, { ...sum, legacy_id: 'SUM-2', grade_code: '13' }, { ...sum, legacy_id: 'SUM-3' })
    const result = await runImport(deps, file, { ...options, partial: true }, { onPage: (page) => pages.push(page) })
    expect(result).toEqual({ state: 'finished', created: 2, replaced: 0, unchanged: 0, left_out: 0, refused: 1 })
    expect(pages).toMatchObject([
      { rows: [{ number: 2, action: 'refuse', source: [expect.stringContaining('"legacy_id":"SUM-2"')] }] },
    ])
    expect((await stored()).map(({ legacyId }) => legacyId)).toEqual(['SUM-1', 'SUM-3'])
  })

  it('stores nothing when the file cannot be read to its end, even in a partial import', async () => {
    const csv = Buffer.from('content_question_mj\nfine\n"cut')
    expect(await run(csv, { format: 'csv', partial: true })).toMatchObject({
      state: 'refused',
      rows: [{ number: 2, findings: [{ code: 'quote_not_closed' }] }],
    })
    expect(await stored()).toEqual([])
  })

  it('edits existing questions and stores revisions when replace is set, and skips unchanged questions', async () => {
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
      refused: 0,
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

  it('keeps a live question live when an import replaces it', async () => {
    await run(lines(sum))
    await database.prisma.question.updateMany({ data: { reviewState: 'live', reviewVersion: 1 } })
    await run(lines({ ...sum, title: 'A better sum' }), { replace: true })
    expect(await stored()).toMatchObject([{ reviewState: 'live', reviewVersion: 1, version: 2 }])
  })

  it('stores the pool, tolerance, unit and accepted answers of a numerical question', async () => {
    const fields = { pool: 'assessment', answer_tolerance: 0.5, answer_unit: 'cm', accepted_answers: ['-3'] }
    await run(lines({ ...sum, choices: [], question_type: 'numerical', answer: '2/3', ...fields }))
    expect(await stored()).toMatchObject([
      { pool: 'assessment', answer: '2/3', answerTolerance: 0.5, answerUnit: 'cm', acceptedAnswers: ['-3'] },
    ])
  })

  it.each([
    [{ pool: 'public' }, 'pool', 'unknown_value'],
    [{ answer_tolerance: -1 }, 'answer_tolerance'],
    [{ answer_unit: 'u'.repeat(21) }, 'answer_unit'],
    [{ accepted_answers: Array.from({ length: 11 }, String) }, 'accepted_answers'],
    [{ accepted_answers: [' '] }, 'accepted_answers.0'],
  ])('rejects a row with %j', async (fields, place, code = 'invalid_field') => {
    const result = await run(lines({ ...sum, ...fields }))
    expect(result).toMatchObject({
      state: 'refused',
      rows: [{ findings: [{ code, detail: expect.stringContaining(`${place}:`) }] }],
    })
    expect(await stored()).toEqual([])
  })

  it('can replace a practice question with an assessment item, but not the reverse', async () => {
    await run(lines(sum))
    await run(lines({ ...sum, pool: 'assessment' }), { replace: true })
    expect(await stored()).toMatchObject([{ pool: 'assessment', version: 2 }])
    await run(lines({ ...sum, title: 'A better sum', pool: 'practice' }), { replace: true })
    expect(await stored()).toMatchObject([{ title: 'A better sum', pool: 'assessment', version: 3 }])
  })

  it('throws version_conflict when a question is archived between the check and the import', async () => {
    await run(lines(sum))
    const { prisma } = database
    const { rows } = await checkFile(prisma, lines({ ...sum, title: 'A better sum' }), { ...options, replace: true })
    await prisma.question.updateMany({ data: { deletedAt: new Date() } })
    const questions = rows.flatMap(({ question }) => question ?? [])
    const replaced = prisma.$transaction((transaction) => replaceQuestions(transaction, questions, { authorId: id }))
    await expect(replaced).rejects.toMatchObject({ reason: 'version_conflict' })
    expect(await stored()).toMatchObject([{ title: 'A sum', version: 1 }])
  })

  it('keeps has_mathml when the replacement has a formula only in the explanation', async () => {
    await run(
      lines({ legacy_id: 'M-1', title: 'T', content_question_mj: 'Text', explanation: '<math><mi>b</mi></math>' }),
    )
    const latex = { legacy_id: 'M-1', title: 'T', content_question_mj: 'Edited text', explanation: '\\(b\\)' }
    expect(await run(lines(latex), { replace: true })).toMatchObject({ state: 'finished', replaced: 1 })
    expect(await stored()).toMatchObject([{ hasMathml: true, version: 2 }])
  })

  it('rejects a second import of the same file, even without ids', async () => {
    const file = lines({ ...sum, legacy_id: undefined })
    expect(await run(file)).toMatchObject({ state: 'finished', created: 1 })
    expect(await run(file)).toMatchObject({ state: 'refused', rows: [{ findings: [{ code: 'id_exists' }] }] })
    expect(await run(file, { replace: true })).toMatchObject({ state: 'finished', unchanged: 1 })
    expect(await stored()).toHaveLength(1)
  })

  it('reports the progress of each phase', async () => {
    const file = lines(...Array.from({ length: 250 }, (_, n) => ({ ...sum, legacy_id: `N-${n}` })))
    const messages: ImportMessage[] = []
    await runImport(deps, file, options, {
      onProgress: (message) => messages.push(message),
    })
    const read = messages.flatMap((message) => ('phase' in message && message.phase === 'reading' ? message.done : []))
    expect(read.length).toBeGreaterThanOrEqual(3)
    expect(read.at(-1)).toBe(250)
    expect(messages.slice(read.length)).toEqual([
      { phase: 'storing', done: 50, total: 250 },
      { phase: 'storing', done: 100, total: 250 },
      { phase: 'storing', done: 150, total: 250 },
      { phase: 'storing', done: 200, total: 250 },
      { phase: 'storing', done: 250, total: 250 },
      { phase: 'checking', done: 100, total: 250 },
      { phase: 'checking', done: 200, total: 250 },
      { phase: 'checking', done: 250, total: 250 },
    ])
  })

  it('stores nothing when the import is aborted partway', async () => {
    const stop = new AbortController()
    const file = lines(...Array.from({ length: 250 }, (_, n) => ({ ...sum, legacy_id: `N-${n}` })))
    const importing = runImport(deps, file, options, {
      signal: stop.signal,
      onProgress: (message) => {
        if (message.phase === 'storing' && message.done === 200) stop.abort(new Error('gone'))
      },
    })
    await expect(importing).rejects.toThrow('gone')
    expect(await stored()).toEqual([])
  })

  it('lets only one of two concurrent imports of the same file succeed', async () => {
    const file = lines(...Array.from({ length: 150 }, (_, n) => ({ ...sum, legacy_id: `N-${n}` })))
    const results = await Promise.allSettled([run(file), run(file)])
    const isFinished = (result: (typeof results)[number]) =>
      result.status === 'fulfilled' && result.value.state === 'finished'
    expect(results.filter(isFinished)).toHaveLength(1)
    expect(await stored()).toHaveLength(150)
  })

  it('stores the questions and reports the error when lint fails', async () => {
    const faults: unknown[] = []
    const onProgress = ({ phase }: { phase?: string }) => {
      if (phase === 'checking') throw new Error('lint')
    }
    const result = await runImport(deps, lines(sum), options, {
      onProgress,
      onFault: (error) => faults.push(error),
    })
    expect(result).toMatchObject({ state: 'finished', created: 1 })
    expect(faults).toEqual([new Error('lint')])
  })
})

it.each([
  [null, 'UNAUTHORIZED'],
  [buildCaller({ role: 'student' }), 'FORBIDDEN'],
] as const)('rejects an import for caller %j with %s', async (caller, code) => {
  const refused = runImport({ ...deps, identify: identifyAs(caller) }, new Uint8Array(), options)
  await expect(refused).rejects.toThrow(expect.objectContaining({ code }))
})
