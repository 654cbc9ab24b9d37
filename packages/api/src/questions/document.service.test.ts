import { buildUser } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQuestions } from './create-questions.ts'
import { createQuestion, duplicateQuestion, getQuestion, updateQuestion } from './document.service.ts'
import { lintDueQuestions } from './lint/lint.service.ts'
import { listQuestions } from './list.service.ts'
import { prepareQuestion } from './prepare.ts'
import { createQuestionInputSchema, listQuestionsInputSchema, updateQuestionInputSchema } from './questions.schemas.ts'

const written = createQuestionInputSchema.parse({
  title: 'A title',
  subject: 'physics',
  course: 'Physics 11',
  grade_code: 'G11',
  education_level: 'high_school',
  difficulty_level: 'expert',
  difficulty_score: 9,
  question_type: 'multiple_choice',
})

it('stores a question even when lint fails, logs a warning, and lints it in the next job', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const { prisma } = database
  await prisma.$executeRaw`ALTER TABLE question_lint ADD CONSTRAINT always_due CHECK (due)`
  const warn = vi.fn<(facts: object, message: string) => void>()
  const request = { address: '192.0.2.1', log: { info: () => {}, warn } }
  const context = { prisma, caller: await buildUser(database), request, now: () => new Date() }

  const created = await createQuestion(context, written)
  expect(created).toMatchObject({ title: 'A title', findings: [] })
  const edit = updateQuestionInputSchema.parse({ ...created, title: 'Another title' })
  expect(await updateQuestion(context, edit)).toMatchObject({ title: 'Another title', version: 2 })
  expect(await getQuestion(context, created.id)).toMatchObject({ title: 'Another title', findings: [] })
  expect(warn.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [{ err: expect.any(Error), question: created.id }, 'lint failed']),
  )
  const withProblems = listQuestionsInputSchema.parse({ problems: 'any' })
  expect(await listQuestions(context, withProblems)).toMatchObject({ total_count: 0 })

  await prisma.$executeRaw`ALTER TABLE question_lint DROP CONSTRAINT always_due`
  expect(await lintDueQuestions(prisma)).toBe(1)
  const { findings } = await getQuestion(context, created.id)
  expect(findings.map(({ rule }) => rule)).toEqual([
    'empty_question',
    'missing_answer',
    'too_few_choices',
    'missing_skill',
  ])
})

it('allows edits during an import, and counts created and imported questions', async ({ skip }) => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  skip(database.kind === 'embedded', 'the embedded database has one connection')
  const { prisma } = database
  const warn = vi.fn<(facts: object, message: string) => void>()
  const request = { address: '192.0.2.1', log: { info: () => {}, warn } }
  const context = { prisma, caller: await buildUser(database), request, now: () => new Date() }
  const count = async () => (await listQuestions(context, listQuestionsInputSchema.parse({}))).total_count

  await prisma.$transaction(async (transaction) => {
    await createQuestions(transaction, [prepareQuestion(written), prepareQuestion(written)], { authorId: null })
    const created = await createQuestion(context, written)
    await updateQuestion(context, updateQuestionInputSchema.parse({ ...created, title: 'Meanwhile' }))
    expect(await count()).toBe(1)
  })
  expect(await count()).toBe(3)
})

it('duplicates an archived, edited question as a new one', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const { prisma } = database
  const request = { address: '192.0.2.1', log: { info: () => {}, warn: () => {} } }
  const context = { prisma, caller: await buildUser(database), request, now: () => new Date() }
  const { id } = await createQuestion(context, written)
  const past = new Date('2026-01-02T03:04:05Z')
  const old = {
    version: 7,
    deletedAt: past,
    createdAt: past,
    updatedAt: past,
    reviewState: 'reviewed',
    reviewVersion: 7,
  }
  await prisma.question.update({ where: { id }, data: old })

  const copy = await duplicateQuestion(context, id)
  const row = await prisma.question.findUniqueOrThrow({ where: { id: copy.id } })
  expect(row).toMatchObject({ title: 'A title', version: 1, deletedAt: null, reviewState: 'draft', reviewVersion: 1 })
  expect(Math.min(row.createdAt.getTime(), row.updatedAt.getTime())).toBeGreaterThan(past.getTime())
})

it('refuses an edit of a question whose text an upgrade has corrected without changing its version', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const { prisma } = database
  const request = { address: '192.0.2.1', log: { info: () => {}, warn: () => {} } }
  const context = { prisma, caller: await buildUser(database), request, now: () => new Date() }
  const read = await createQuestion(context, written)
  const updatedAt = new Date(Date.parse(read.updated_at) + 1)
  await prisma.question.update({ where: { id: read.id }, data: { title: 'Corrected', updatedAt } })

  const edit = updateQuestionInputSchema.parse({ ...read, title: 'Mine' })
  await expect(updateQuestion(context, edit)).rejects.toMatchObject({ reason: 'version_conflict' })
  expect(await getQuestion(context, read.id)).toMatchObject({ title: 'Corrected', version: 1 })
  const late = { ...edit, updated_at: updatedAt.toISOString() }
  expect(await updateQuestion(context, late)).toMatchObject({ title: 'Mine', version: 2 })
})
