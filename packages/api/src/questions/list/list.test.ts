import { questionPools } from '@pathwise/question-formats/vocabulary.schemas'
import { buildQuestion } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { listQuestions } from '../list.service.ts'
import { listQuestionsInputSchema } from '../questions.schemas.ts'

/** The gap between consecutive question ids, chosen so that a block contains only one or two questions. */
const idsApart = 600
const words = ['alpha', 'beta', 'gamma'] as const
const subjects = ['mathematics', 'physics'] as const
const types = ['multiple_choice', 'essay'] as const

const step = fc.oneof(
  fc.record({
    does: fc.constant('write' as const),
    word: fc.constantFrom(...words),
    subject: fc.constantFrom(...subjects),
  }),
  fc.record({ does: fc.constant('edit' as const), nth: fc.nat({ max: 20 }), word: fc.constantFrom(...words) }),
  fc.record({ does: fc.constant('move' as const), nth: fc.nat({ max: 20 }), pool: fc.constantFrom(...questionPools) }),
  fc.record({ does: fc.constant('retype' as const), nth: fc.nat({ max: 20 }), type: fc.constantFrom(...types) }),
  fc.record({ does: fc.constant('archive' as const), nth: fc.nat({ max: 20 }) }),
  fc.record({ does: fc.constant('delete' as const), nth: fc.nat({ max: 20 }) }),
  fc.record({
    does: fc.constant('list' as const),
    search: fc.constantFrom('', 'a', 'ta', ...words),
    subject: fc.option(fc.constantFrom(...subjects), { nil: undefined }),
    pool: fc.option(fc.constantFrom(...questionPools), { nil: undefined }),
    question_type: fc.option(fc.constantFrom(...types), { nil: undefined }),
    page: fc.integer({ min: 1, max: 3 }),
    page_size: fc.integer({ min: 1, max: 4 }),
  }),
)

it('returns the same list and count as a plain query after random writes', { timeout: 180_000 }, async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const { prisma } = database
  let nextId = 1
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await prisma.question.deleteMany()
      for (const one of steps) {
        const living = await prisma.question.findMany({ where: { deletedAt: null }, orderBy: { id: 'desc' } })
        const chosen = 'nth' in one ? (living[one.nth % Math.max(1, living.length)]?.id ?? 0) : 0
        const where = { id: chosen }
        if (one.does === 'write') {
          nextId += idsApart
          await buildQuestion(database, { id: nextId, title: one.word, bodyText: '', subject: one.subject })
        }
        if (one.does === 'edit') await prisma.question.updateMany({ where, data: { title: one.word } })
        if (one.does === 'move') await prisma.question.updateMany({ where, data: { pool: one.pool } })
        if (one.does === 'retype') await prisma.question.updateMany({ where, data: { questionType: one.type } })
        if (one.does === 'archive') await prisma.question.updateMany({ where, data: { deletedAt: new Date() } })
        if (one.does === 'delete') await prisma.question.deleteMany({ where })
        if (one.does !== 'list') continue
        const { search, subject, pool, question_type, page, page_size } = one
        const expected = living.filter(
          (question) =>
            (subject === undefined || question.subject === subject) &&
            (pool === undefined || question.pool === pool) &&
            (question_type === undefined || question.questionType === question_type) &&
            // Ignore the other searchable texts. The only search term in them is "a", and the skill tag contains it.
            [question.title, 'math.linear-equations', question.legacyId.toLowerCase()].some((text) =>
              text.includes(search),
            ),
        )
        const listed = await listQuestions(
          { prisma },
          listQuestionsInputSchema.parse({ search, subject, pool, question_type, page, page_size }),
        )
        expect(listed.total_count).toBe(expected.length)
        const onPage = expected.slice((page - 1) * page_size, page * page_size)
        expect(listed.questions.map(({ id }) => id)).toEqual(onPage.map(({ id }) => id))
      }
    }),
    { numRuns: 20 },
  )
})
