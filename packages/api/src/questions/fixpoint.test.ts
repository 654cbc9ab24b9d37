import { questionDifficulties, questionGrades, questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { buildUser } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { createQuestion, getQuestion, updateQuestion } from './document.service.ts'
import {
  type CreateQuestionInput,
  createQuestionInputSchema,
  questionSchema,
  updateQuestionInputSchema,
} from './questions.schemas.ts'

/**
 * HTML that might change when it is sanitized again: formulas in three notations, prices, entities and removed
 * elements.
 */
const piece = fc.oneof(
  fc.constantFrom('$x^2$', '\\(a\\)', '\\[ \\frac{1}{2} \\]', '$5 and $6', '$$y$$', '&lt;', '&amp;', '\\$'),
  fc.constantFrom('<math><mi>b</mi></math>', '<span data-type="math" data-latex="z_1"></span>', '<b>', '</p>', '<p>'),
  fc.constantFrom('<ul><li>', '<table><tr><td>', '<script>alert(1)</script>', '<a href="https://example.org">', '<br>'),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[\0\p{Surrogate}]/gu, '')),
)
const html = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
const word = fc.stringMatching(/^[a-z]{1,12}$/)

const written: fc.Arbitrary<CreateQuestionInput> = fc
  .record({
    title: fc.constantFrom('A title', '수학 문제', 'From $5 to $6'),
    subject: fc.constantFrom(...questionSubjects),
    course: word,
    grade_code: fc.constantFrom(...questionGrades),
    education_level: word,
    difficulty_level: fc.constantFrom(...questionDifficulties),
    difficulty_score: fc.double({ min: 0, max: 10, noNaN: true }),
    question_type: word,
    skill_tags: fc.uniqueArray(word, { maxLength: 4 }),
    content_question_mj: html,
    texts: fc.array(html, { maxLength: 4 }),
    explanation: html,
    hints: fc.array(
      html.filter((text) => text !== ''),
      { maxLength: 2 },
    ),
    rubric: html,
    feedback: html,
    as_typed: fc.boolean(),
  })
  .map(({ texts, feedback, ...question }) =>
    createQuestionInputSchema.parse({
      ...question,
      choices: texts.map((text, index) => ({ id: String(index + 1), html: text, feedback })),
      answer: texts.length === 0 ? 'seven' : '1',
    }),
  )

it('stores nothing when a client saves a question exactly as read', {
  timeout: 180_000,
}, async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const request = {
    address: '192.0.2.1',
    log: { info: () => {}, warn: (_facts: object, message: string) => expect.unreachable(message) },
  }
  const context = { prisma: database.prisma, caller: await buildUser(database), request, now: () => new Date() }
  await fc.assert(
    fc.asyncProperty(written, fc.boolean(), async (question, as_typed) => {
      const { id } = await createQuestion(context, question)
      const read = await getQuestion(context, id)
      expect(await updateQuestion(context, updateQuestionInputSchema.parse({ ...read, as_typed }))).toEqual(read)

      // Editing only the title must leave the other texts unchanged.
      const edit = updateQuestionInputSchema.parse({ ...read, title: 'Another title', as_typed })
      const edited = await updateQuestion(context, edit)
      const { updated_at } = edited
      expect(edited).toEqual({ ...read, title: 'Another title', version: 2, updated_at })
      expect(questionSchema.parse(await getQuestion(context, id))).toEqual(edited)
    }),
    { numRuns: 12 },
  )
})
