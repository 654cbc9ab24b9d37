import { buildUser } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQuestion, getQuestion, updateQuestion } from './document.service.ts'
import { createQuestionInputSchema, updateQuestionInputSchema } from './questions.schemas.ts'

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

it('stores what was written also where lint fails, and says so in the log', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const { prisma } = database
  await prisma.$executeRaw`ALTER TABLE question_lint ADD CONSTRAINT always_due CHECK (due)`
  const warn = vi.fn<(facts: object, message: string) => void>()
  const context = { prisma, caller: await buildUser(database), request: { log: { warn } } }

  const created = await createQuestion(context, written)
  expect(created).toMatchObject({ title: 'A title', findings: [] })
  const edit = updateQuestionInputSchema.parse({ ...created, title: 'Another title' })
  expect(await updateQuestion(context, edit)).toMatchObject({ title: 'Another title', version: 2 })
  expect(warn.mock.calls).toEqual([
    [{ err: expect.any(Error), question: created.id }, 'lint failed'],
    [{ err: expect.any(Error), question: created.id }, 'lint failed'],
  ])

  await prisma.$executeRaw`ALTER TABLE question_lint DROP CONSTRAINT always_due`
  const { findings } = await getQuestion(context, created.id)
  expect(findings.map(({ rule }) => rule)).toEqual(['missing_answer'])
})
