import type { Database } from '@pathwise/db/database'
import { allKinds, createMigratedDatabase, openSameDatabaseTwice } from '@pathwise/db/test/fresh-database'
import { toRow } from '@pathwise/question-formats/field-row'
import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { type SeedBank, type SeedQuestion, seedBankSchema, seedQuestions } from './seed-questions.ts'

function question(legacyId: string, changes: Partial<SeedQuestion> = {}): SeedQuestion {
  return {
    legacyId,
    title: `Title of ${legacyId}`,
    subject: 'mathematics',
    course: 'Algebra 1',
    gradeCode: 'G9',
    educationLevel: 'high_school',
    ...toRow(unsetFields),
    difficultyLevel: 'beginner',
    difficultyScore: 1.5,
    questionType: 'multiple_choice',
    hasMathml: false,
    mathComplexity: 1.2,
    skillTags: ['math.linear-equations', 'math.inequalities'],
    latexExpressions: ['\\frac{a}{"b"}', '{1,2}'],
    body: '<p>It’s a body, 수학</p>',
    bodyText: 'It’s a body, 수학',
    choices: [
      { id: 'A', html: '<em>4</em>' },
      { id: 'B', html: '5', feedback: 'You added {1}, "not" 2.' },
    ],
    hints: ['<p>Look at "a", {b}.</p>', '<p>Then add.</p>'],
    rubric: '<p>One point.</p>',
    answer: 'A',
    explanation: '<p>Because.</p>',
    ...changes,
  }
}

function buildBank(checksum: string, ...questions: SeedQuestion[]): SeedBank {
  return { checksum, questions }
}

describe.each(allKinds)('seeding questions, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await createMigratedDatabase(kind)
    return () => database.close()
  })
  beforeEach(async () => {
    await database.prisma.question.deleteMany()
    await database.prisma.seedState.deleteMany()
  })

  it('inserts every field unchanged, in order of legacy id', async () => {
    const typed = question('SATM-0001', {
      pool: 'assessment',
      questionType: 'numerical',
      choices: [],
      answer: '2/3',
      acceptedAnswers: ['-3'],
      answerTolerance: 0.5,
      answerUnit: 'cm',
    })
    const bank = buildBank('one', typed, question('MATH-0001'))
    expect(await seedQuestions(database, bank)).toEqual({ inserted: 2, updated: 0, kept: 0 })
    const rows = await database.prisma.question.findMany({ orderBy: { id: 'asc' } })
    expect(rows.map((row) => row.legacyId)).toEqual(['MATH-0001', 'SATM-0001'])
    expect(rows[0]).toMatchObject({ ...question('MATH-0001'), pool: 'practice', version: 1, deletedAt: null })
    expect(rows[1]).toMatchObject(typed)
  })

  it('writes nothing when the checksum of the bank has not changed', async () => {
    const bank = buildBank('one', question('MATH-0001'))
    await seedQuestions(database, bank)
    const before = await database.prisma.question.findMany()
    expect(await seedQuestions(database, bank)).toEqual({ inserted: 0, updated: 0, kept: 1 })
    expect(await database.prisma.question.findMany()).toEqual(before)
  })

  it('updates only changed questions', async () => {
    await seedQuestions(database, buildBank('one', question('MATH-0001'), question('MATH-0002'), question('MATH-0003')))
    const before = await database.prisma.question.findUniqueOrThrow({ where: { legacyId: 'MATH-0001' } })
    const changed = question('MATH-0002', { choices: [{ id: 'A', html: 'new' }] })
    const bank = buildBank('two', question('MATH-0001'), changed, question('MATH-0004'))
    expect(await seedQuestions(database, bank)).toEqual({ inserted: 1, updated: 1, kept: 1 })
    const rows = await database.prisma.question.findMany({ orderBy: { legacyId: 'asc' } })
    expect(rows.map((row) => row.legacyId)).toEqual(['MATH-0001', 'MATH-0002', 'MATH-0003', 'MATH-0004'])
    expect(rows[0]).toEqual(before)
    expect(rows[1]).toMatchObject({ choices: changed.choices, version: 1 })
  })

  it('keeps questions that editors changed or archived', async () => {
    await seedQuestions(database, buildBank('one', question('MATH-0001'), question('MATH-0002')))
    await database.prisma.question.update({
      where: { legacyId: 'MATH-0001' },
      data: { title: 'Better', version: { increment: 1 } },
    })
    await database.prisma.question.update({ where: { legacyId: 'MATH-0002' }, data: { deletedAt: new Date() } })
    const bank = buildBank('two', question('MATH-0001', { title: 'New' }), question('MATH-0002', { title: 'New' }))
    expect(await seedQuestions(database, bank)).toEqual({ inserted: 0, updated: 0, kept: 2 })
    const rows = await database.prisma.question.findMany({ orderBy: { legacyId: 'asc' } })
    expect(rows[0]).toMatchObject({ title: 'Better', version: 2 })
    expect(rows[1]?.deletedAt).toBeInstanceOf(Date)
  })

  it("keeps an editor's question when the bank later contains a question with the same legacy id", async () => {
    await seedQuestions(database, buildBank('one', question('MATH-0001')))
    const { legacyId, title, ...rest } = question('MATH-0002', { title: 'Ours' })
    await database.prisma.question.create({ data: { ...rest, legacyId, title, choices: [] } })
    const bank = buildBank('two', question('MATH-0001'), question('MATH-0002', { title: 'The bank’s' }))
    expect(await seedQuestions(database, bank)).toEqual({ inserted: 0, updated: 0, kept: 2 })
    expect(await database.prisma.question.findUnique({ where: { legacyId } })).toMatchObject({ title: 'Ours' })
  })

  it('does not bring back permanently deleted questions', async () => {
    await seedQuestions(database, buildBank('one', question('MATH-0001'), question('MATH-0002')))
    await database.prisma.question.delete({ where: { legacyId: 'MATH-0001' } })
    const bank = buildBank('two', question('MATH-0001'), question('MATH-0002'), question('MATH-0003'))
    expect(await seedQuestions(database, bank)).toEqual({ inserted: 1, updated: 0, kept: 2 })
    const rows = await database.prisma.question.findMany({ orderBy: { legacyId: 'asc' } })
    expect(rows.map((row) => row.legacyId)).toEqual(['MATH-0002', 'MATH-0003'])
  })

  it('writes nothing if the bank has a duplicate legacy id', async () => {
    const twice = buildBank('one', question('MATH-0001'), question('MATH-0001', { title: 'Again' }))
    await expect(seedQuestions(database, twice)).rejects.toThrow('ON CONFLICT')
    expect(await database.prisma.question.count()).toBe(0)
    expect(await seedQuestions(database, buildBank('one', question('MATH-0001')))).toMatchObject({ inserted: 1 })
  })
})

describe.runIf(allKinds.includes('postgres'))('seeding questions on two servers', () => {
  it('inserts the bank once when two servers start at the same time', async () => {
    const servers = await openSameDatabaseTwice()
    await servers[0].migrate()
    const results = await Promise.all(
      servers.map((database) => seedQuestions(database, seedBankSchema.parse(compiledBank))),
    )
    expect(results.filter((result) => result.inserted > 0)).toHaveLength(1)
  })
})
