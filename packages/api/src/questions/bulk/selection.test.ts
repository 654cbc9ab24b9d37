import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { listQuestionsInputSchema } from '../questions.schemas.ts'
import { mostSelected } from './bulk.vocabulary.ts'
import { listSelection } from './selection.service.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database

it('lists all matching questions with their versions, newest first', async () => {
  const fields = { skillTags: ['only.selected'] }
  const [old, edited] = [
    await buildQuestion(database, fields),
    await buildQuestion(database, { ...fields, version: 3 }),
  ]
  await buildQuestion(database)
  const filter = listQuestionsInputSchema.parse({ skill: 'only.selected' })
  expect(await listSelection({ prisma }, filter)).toEqual({
    questions: [
      { id: edited.id, version: 3 },
      { id: old.id, version: 1 },
    ],
  })
})

it('throws too_large when more questions match than one change can include', async () => {
  await prisma.$executeRaw`
    INSERT INTO questions (
      legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type,
      content_question_mj
    )
    SELECT 'MANY-' || number, 'Many', 'physics', 'Physics 11', 'G11', 'high_school', 'beginner', 1, 'essay', ''
    FROM generate_series(1, ${mostSelected + 1}::int) AS number`
  const filter = listQuestionsInputSchema.parse({ search: 'MANY-' })
  await expect(listSelection({ prisma }, filter)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})
