import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { buildCaller, identifyAs } from '../../../test/caller.ts'
import { buildRequest } from '../../../test/request.ts'
import type { Role } from '../../auth/roles.vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { BulkChange, BulkResult, Selected } from './bulk.schemas.ts'
import { type BulkOptions, changeMany } from './bulk.service.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const now = () => new Date('2026-11-25T12:00:00.000Z')

async function buildEditor(role: Role = 'editor', assertWritable = async () => {}) {
  const { id } = await buildUser(database, { role })
  const deps = { prisma, now, request: buildRequest(), assertWritable }
  const identify = identifyAs(buildCaller({ id, role }))
  return {
    id,
    change: (questions: Selected[], change: BulkChange, options?: BulkOptions) =>
      changeMany({ ...deps, identify }, { questions, change, dry_run: false }, options),
    check: (questions: Selected[], change: BulkChange) =>
      changeMany({ ...deps, identify }, { questions, change, dry_run: true }),
    undo: (result: BulkResult) =>
      changeMany({ ...deps, identify }, { undo: ('undo' in result && result.undo) || 1_000_000 }),
  }
}

const mina = await buildEditor()
const joon = await buildEditor()

type Fields = Parameters<typeof buildQuestion>[1]
const build = (fields: Fields = {}, count = 1) =>
  Promise.all(Array.from({ length: count }, () => buildQuestion(database, fields)))
const read = async ({ id }: Selected) => prisma.question.findUniqueOrThrow({ where: { id } })
const unknown = { id: 2_147_483_647, version: 1 }

describe('changeMany', () => {
  it('creates a version and a revision only for questions whose value changes', async () => {
    const [one, other] = [...(await build()), ...(await build({ subject: 'physics' }))]
    if (!one || !other) throw new Error('Nothing was built')
    const result = await mina.change([one, other], { kind: 'set_subject', value: 'physics' })
    expect(result).toMatchObject({ state: 'finished', changed: 1, unchanged: 1, refused: [] })
    expect(await read(one)).toMatchObject({ subject: 'physics', version: 2, reviewVersion: 1, updatedAt: now() })
    expect(await read(other)).toEqual(other)
    const revisions = await prisma.questionRevision.findMany({
      where: { questionId: { in: [one.id, other.id] } },
      orderBy: { number: 'asc' },
    })
    expect(revisions).toMatchObject([
      { questionId: one.id, number: 1, authorId: null, content: { subject: 'mathematics' } },
      { questionId: one.id, number: 2, authorId: mina.id, content: { subject: 'physics', title: one.title } },
    ])
    expect(await prisma.auditEntry.findMany({ where: { actorId: mina.id } })).toMatchObject([
      { action: 'questions_changed', details: { change: 'set_subject physics', changed: 1, refused: 0 } },
    ])
  })

  it.each<[BulkChange, Fields]>([
    [{ kind: 'set_course', value: 'Physics 11' }, { course: 'Physics 11' }],
    [
      { kind: 'set_grade', value: 'G7' },
      { gradeCode: 'G7', educationLevel: 'middle_school' },
    ],
    [
      { kind: 'set_difficulty', value: 'expert' },
      { difficultyLevel: 'expert', difficultyScore: 8.5 },
    ],
    [{ kind: 'add_skills', value: ['b', 'c'] }, { skillTags: ['a', 'b', 'c'] }],
    [{ kind: 'remove_skills', value: ['a', 'x'] }, { skillTags: ['b'] }],
    [{ kind: 'set_skills', value: ['c'] }, { skillTags: ['c'] }],
  ])('applies %o, and undoes it by creating another version', async (change, fields) => {
    const [question] = await build({ skillTags: ['a', 'b'] })
    if (!question) throw new Error('Nothing was built')
    const result = await mina.change([question], change)
    expect(await read(question)).toMatchObject({ version: 2, ...fields })
    expect(await mina.undo(result)).toMatchObject({ state: 'finished', changed: 1, refused: [], undo: null })
    expect(await read(question)).toEqual({ ...question, version: 3, updatedAt: now() })
  })

  it('lists the questions that cannot be changed, and changes the rest', async () => {
    const tags = Array.from({ length: questionLimits.tags }, (_, index) => `tag-${index}`)
    const [fine, full, archived, edited] = [
      ...(await build()),
      ...(await build({ skillTags: tags })),
      ...(await build({ deletedAt: now() })),
      ...(await build({ version: 2 })),
    ]
    if (!fine || !full || !archived || !edited) throw new Error('Nothing was built')
    const questions = [unknown, edited, archived, full, fine].map(({ id, version }) => ({ id, version }))
    const outdated = questions.map((one) => (one.id === edited.id ? { ...one, version: 1 } : one))
    const change: BulkChange = { kind: 'add_skills', value: ['math.limits'] }
    const checked = await mina.check(outdated, change)
    const named = ({ id, legacyId, title }: typeof fine) => ({ id, legacy_id: legacyId, title })
    expect(checked).toEqual({
      state: 'checked',
      changed: 1,
      unchanged: 0,
      refused: [
        { id: unknown.id, legacy_id: '', title: '', reason: 'gone' },
        { ...named(edited), reason: 'version_conflict' },
        { ...named(archived), reason: 'archived' },
        { ...named(full), reason: 'too_many_skills' },
      ],
    })
    expect(await read(fine)).toEqual(fine)
    expect(await mina.change(outdated, change)).toMatchObject({ ...checked, state: 'finished' })
    expect(await Promise.all([edited, archived, full].map(read))).toEqual([edited, archived, full])
    expect(await read(fine)).toMatchObject({ skillTags: ['math.linear-equations', 'math.limits'] })
  })

  it('enforces the review rules for each question, and records each step', async () => {
    const [own] = await build({ reviewState: 'draft', authorId: mina.id })
    const [foreign] = await build({ reviewState: 'draft', authorId: joon.id })
    if (!own || !foreign) throw new Error('Nothing was built')
    const both = [own, foreign]
    const move = (value: 'draft' | 'live' | 'reviewed') => ({ kind: 'set_review_state', value }) as const
    const tooEarly = await mina.change(both, move('live'))
    expect(tooEarly).toMatchObject({ changed: 0, refused: both.map(({ id }) => ({ id, reason: 'not_reviewed' })) })
    expect(await mina.change(both, move('reviewed'))).toMatchObject({
      changed: 1,
      refused: [{ id: own.id, reason: 'own_change' }],
    })
    await joon.change([own], move('reviewed'))
    const published = await joon.change(both, move('live'))
    expect(published).toMatchObject({ changed: 2, refused: [] })
    expect(await Promise.all(both.map(read))).toMatchObject([{ reviewState: 'live' }, { reviewState: 'live' }])
    await joon.undo(published)
    expect(await read(own)).toMatchObject({ reviewState: 'reviewed', version: 1, updatedAt: own.updatedAt })
    const reviews = await prisma.questionReview.findMany({ where: { questionId: own.id }, orderBy: { id: 'asc' } })
    expect(reviews.map(({ fromState, toState }) => `${fromState} ${toState}`)).toEqual([
      ...['draft reviewed', 'reviewed live', 'live reviewed'],
    ])
  })

  it('creates no new version when questions are archived and restored', async () => {
    const questions = await build({}, 3)
    await mina.change(questions, { kind: 'archive' })
    expect(await Promise.all(questions.map(read))).toEqual(questions.map((one) => ({ ...one, deletedAt: now() })))
    const restored = await mina.change(questions, { kind: 'restore' })
    expect(await Promise.all(questions.map(read))).toEqual(questions)
    await mina.undo(restored)
    expect(await Promise.all(questions.map(read))).toEqual(questions.map((one) => ({ ...one, deletedAt: now() })))
  })

  it('changes a question that the caller has edited since selecting it, unless another editor edited it last', async () => {
    const [question] = await build()
    if (!question) throw new Error('Nothing was built')
    await mina.change([question], { kind: 'set_grade', value: 'G7' })
    const change: BulkChange = { kind: 'set_subject', value: 'physics' }
    expect(await mina.check([question], change)).toMatchObject({ changed: 1, refused: [] })
    await joon.change([{ id: question.id, version: 2 }], { kind: 'set_grade', value: 'G8' })
    const refused = [{ id: question.id, reason: 'version_conflict' }]
    expect(await mina.change([question], change)).toMatchObject({ changed: 0, refused })
    expect(await joon.change([question], change)).toMatchObject({ changed: 1, refused: [] })
    expect(await read(question)).toMatchObject({ gradeCode: 'G8', subject: 'physics', version: 4 })
  })

  it('changes each question once when two editors change the same questions concurrently', async () => {
    const questions = await build({}, 150)
    const results = await Promise.all([
      mina.change(questions, { kind: 'set_grade', value: 'G7' }),
      joon.change(questions, { kind: 'set_grade', value: 'G8' }),
    ])
    expect(results.map(({ changed }) => changed).toSorted((one, other) => one - other)).toEqual([0, 150])
    expect(results.flatMap(({ refused }) => refused.map(({ reason }) => reason))).toEqual(
      questions.map(() => 'version_conflict'),
    )
    const rows = await Promise.all(questions.map(read))
    expect(new Set(rows.map(({ gradeCode, version }) => `${gradeCode} ${version}`)).size).toBe(1)
  })

  it('stores nothing when canceled between two batches', async () => {
    const questions = await build({}, 150)
    const leaving = new AbortController()
    const steps: string[] = []
    const changing = mina.change(
      questions,
      { kind: 'archive' },
      {
        signal: leaving.signal,
        onProgress: ({ phase, done, total }) => {
          steps.push(`${phase} ${done} ${total}`)
          leaving.abort(new Error('cancelled'))
        },
      },
    )
    await expect(changing).rejects.toThrow('cancelled')
    expect(steps).toEqual(['changing 100 150'])
    expect(await Promise.all(questions.map(read))).toEqual(questions)
  })

  it('rejects changes, dry runs and undos by a student, and changes nothing', async () => {
    const [question] = await build()
    const student = await buildEditor('student')
    if (!question) throw new Error('Nothing was built')
    const archived = await mina.change([question], { kind: 'archive' })
    for (const rejected of [
      student.change([question], { kind: 'restore' }),
      student.check([question], { kind: 'restore' }),
      student.undo(archived),
    ]) {
      await expect(rejected).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await read(question)).toEqual({ ...question, deletedAt: now() })
  })

  it('stores nothing when the database is not writable, but still allows dry runs', async () => {
    const [question] = await build()
    const stuck = await buildEditor('editor', () => Promise.reject(new AppError('unavailable', 'The disk is full')))
    if (!question) throw new Error('Nothing was built')
    const rejected = stuck.change([question], { kind: 'archive' })
    await expect(rejected).rejects.toMatchObject({ message: 'The disk is full' })
    expect(await stuck.check([question], { kind: 'archive' })).toMatchObject({ changed: 1 })
    expect(await read(question)).toEqual(question)
  })
})

describe('undoing a bulk change', () => {
  it('skips and lists questions that were changed again after the bulk change', async () => {
    const [one, other] = await build({}, 2)
    if (!one || !other) throw new Error('Nothing was built')
    const result = await mina.change([one, other], { kind: 'set_grade', value: 'G12' })
    await joon.change([{ id: one.id, version: 2 }], { kind: 'set_grade', value: 'G11' })
    expect(await mina.undo(result)).toMatchObject({
      changed: 1,
      refused: [{ id: one.id, legacy_id: one.legacyId, reason: 'version_conflict' }],
    })
    expect(await Promise.all([one, other].map(read))).toMatchObject([{ gradeCode: 'G11' }, { gradeCode: 'G9' }])
  })

  it('undoes only the latest change, only once, and only for its author', async () => {
    const questions = await build({}, 2)
    const first = await mina.change(questions.slice(0, 1), { kind: 'archive' })
    const last = await mina.change(questions.slice(1), { kind: 'archive' })
    await expect(mina.undo(first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(joon.undo(last)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await mina.undo(last)
    await expect(mina.undo(last)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await Promise.all(questions.map(read))).toMatchObject([{ deletedAt: now() }, { deletedAt: null }])
  })

  it('undoes the change or throws NOT_FOUND when the same editor makes another change concurrently', async () => {
    const questions = await build({}, 10)
    const first = await mina.change(questions, { kind: 'archive' })
    const others = await build({}, 150)
    const undo = () =>
      mina.undo(first).then(
        ({ changed }) => changed,
        (error: unknown) => (error instanceof AppError ? error.code : error),
      )
    const [{ changed }, undone] = await Promise.all([mina.change(others, { kind: 'archive' }), undo()])
    expect(changed).toBe(150)
    expect([10, 'NOT_FOUND']).toContain(undone)
  })
})
