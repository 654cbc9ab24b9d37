import { fromRow } from '@pathwise/question-formats/field-row'
import { buildItem } from '@pathwise/testing/assessment-runs'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter } from '../../test/router.ts'
import { practiceAnswersPerMinute } from '../throttle/memory-budget.ts'
import type { PracticeAnswer } from './practice.schemas.ts'

const database = closeAfterTests(await createTestDatabase())
const { callAs, dependencies } = openRouter(database)
const visitor = callAs(null)
const storedAnswers = (questionId: number) => database.prisma.response.count({ where: { questionId } })

async function signUp() {
  const { id } = await buildUser(database)
  return callAs({ id })
}

const choices = ['A', 'B', 'C'].map((id) => ({ id, html: `Choice ${id}`, feedback: id === 'B' ? '' : `Not ${id}` }))

describe('practice.get', () => {
  it('hides the answer, explanation, feedback, hints and rubric of a problem', async () => {
    const { id } = await buildQuestion(database, {
      choices,
      explanation: '<p>secret</p>',
      hints: ['<p>secret</p>', '<p>secret</p>'],
      rubric: '<p>secret</p>',
    })
    const problem = await visitor.practice.get({ id })
    expect(problem).toMatchObject({ id, version: 1, question_type: 'multiple_choice', hints: 2 })
    expect(Object.keys(problem)).not.toContain('answer')
    expect(JSON.stringify(problem)).not.toMatch(/secret|Not A/)
  })

  it('returns the hint with the given number, or not_found when there is no such hint', async () => {
    const { id } = await buildQuestion(database, { hints: ['<p>First</p>'] })
    expect(await visitor.practice.hint({ id, number: 1 })).toEqual({ html: '<p>First</p>' })
    await expect(visitor.practice.hint({ id, number: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['an item of the assessment pool', () => buildItem(database)],
    ['an archived question', () => buildQuestion(database, { deletedAt: new Date() })],
    ['a question whose answer is not a choice', () => buildQuestion(database, { answer: 'Z' })],
    ['a question of an unknown type', () => buildQuestion(database, { questionType: 'matching' })],
  ])('returns not_found for %s in every procedure', async (_name, build) => {
    const question = await build()
    const { id } = question
    const missing = { code: 'NOT_FOUND' }
    await expect(visitor.practice.get({ id })).rejects.toMatchObject(missing)
    await expect(visitor.practice.hint({ id, number: 1 })).rejects.toMatchObject(missing)
    await expect(visitor.practice.answer(buildPracticeAnswer(question))).rejects.toMatchObject(missing)
    const set = visitor.practice.createSet({ kind: 'report', ids: [id] })
    await expect(set).rejects.toMatchObject({ code: 'CONFLICT', reason: 'no_items' })
  })
})

const number = { questionType: 'numerical', choices: [], answer: '3/4', acceptedAnswers: ['-2'], answerUnit: 'cm' }
const types: readonly [string, Parameters<typeof buildQuestion>[1], PracticeAnswer, PracticeAnswer][] = [
  ['multiple_choice', { choices }, { choice: 'B' }, { choice: 'A' }],
  ['true_false', { questionType: 'true_false', choices: choices.slice(0, 2) }, { choice: 'B' }, { choice: 'A' }],
  [
    'multiple_select',
    { questionType: 'multiple_select', choices, answer: 'A,B' },
    { choices: ['B', 'A'] },
    { choices: ['A', 'B', 'C'] },
  ],
  ['numerical', number, { text: '0.75 cm' }, { text: '0.7' }],
  ['numerical with a further answer', number, { text: '−2' }, { text: '2' }],
  [
    'short_answer',
    { questionType: 'short_answer', choices: [], answer: 'Cell wall', acceptedAnswers: ['wall'] },
    { text: ' ＣＥＬＬ  wall ' },
    { text: 'cell' },
  ],
]

describe('practice.answer', () => {
  it.each(types)('grades %s answers as right, wrong or unknown', async (_name, fields, right, wrong) => {
    const question = await buildQuestion(database, fields)
    const grade = (answer: PracticeAnswer) => visitor.practice.answer(buildPracticeAnswer(question, { answer }))
    expect(await grade(right)).toMatchObject({ outcome: 'right', final: true, solution: { answer: question.answer } })
    expect(await grade(wrong)).toMatchObject({ outcome: 'wrong', final: false, solution: null })
    expect(await grade(null)).toMatchObject({ outcome: 'unknown', final: true, solution: { rubric: null } })
    expect(await storedAnswers(question.id)).toBe(0)
  })

  it('returns feedback for a wrong choice, and the solution after a second wrong choice', async () => {
    const question = await buildQuestion(database, { choices })
    const first = await visitor.practice.answer(buildPracticeAnswer(question))
    expect(first).toMatchObject({ outcome: 'wrong', feedback: 'Not A', final: false, solution: null })
    const second = await visitor.practice.answer(buildPracticeAnswer(question, { attempt: 2, answer: { choice: 'C' } }))
    expect(second).toMatchObject({
      ...{ outcome: 'wrong', feedback: 'Not C', final: true },
      solution: { answer: 'B', explanation: question.explanation, feedback: { A: 'Not A', C: 'Not C' } },
    })
  })

  it('returns an essay’s rubric after the first attempt, and accepts a self-grade on the second attempt', async () => {
    const student = await signUp()
    const question = await buildQuestion(database, {
      ...{ questionType: 'essay', choices: [], answer: '', rubric: '<p>Names a source.</p>' },
    })
    const essay = { text: 'A source says so.' }
    const first = await student.practice.answer(buildPracticeAnswer(question, { answer: essay }))
    expect(first).toMatchObject({ outcome: 'ungraded', final: true, solution: { rubric: '<p>Names a source.</p>' } })
    const grade = (changes: object) =>
      student.practice.answer(buildPracticeAnswer(question, { answer: essay, attempt: 2, ...changes }))
    await expect(grade({})).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    expect(await grade({ self_grade: 'wrong' })).toMatchObject({ outcome: 'wrong', final: true })
    await expect(grade({ attempt: 1, self_grade: 'right' })).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    expect(await storedAnswers(question.id)).toBe(2)
  })

  it.each([
    ['0,75', 'answer_decimal_comma'],
    ['three', 'answer_not_a_number'],
  ])('returns a reason and stores nothing when the number is typed as %s', async (text, reason) => {
    const student = await signUp()
    const question = await buildQuestion(database, number)
    const answered = student.practice.answer(buildPracticeAnswer(question, { answer: { text } }))
    await expect(answered).rejects.toMatchObject({ reason })
    expect(await storedAnswers(question.id)).toBe(0)
  })

  it('rejects an unknown choice, and an answer of the wrong type', async () => {
    const question = await buildQuestion(database, { choices })
    for (const answer of [{ choice: 'Z' }, { choices: ['A'] }, { text: 'A' }]) {
      await expect(visitor.practice.answer(buildPracticeAnswer(question, { answer }))).rejects.toMatchObject({
        code: 'UNPROCESSABLE_CONTENT',
      })
    }
  })

  it('stores one answer and returns the same reply when concurrent requests share a key', async () => {
    const student = await signUp()
    const question = await buildQuestion(database, { choices })
    const answer = buildPracticeAnswer(question)
    const replies = await Promise.all([1, 2, 3].map(() => student.practice.answer(answer)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    // A different answer under the same key is not stored, and gets the reply to the first answer.
    expect(await student.practice.answer({ ...answer, answer: { choice: 'B' } })).toEqual(replies[0])
    expect(await storedAnswers(question.id)).toBe(1)
  })

  it('throws key_used when the key belongs to another account or question', async () => {
    const [one, other] = [await signUp(), await signUp()]
    const question = await buildQuestion(database, { choices })
    const answer = buildPracticeAnswer(question)
    await one.practice.answer(answer)
    const refusal = { code: 'CONFLICT', reason: 'key_used' }
    await expect(other.practice.answer(answer)).rejects.toMatchObject(refusal)
    const another = await buildQuestion(database, { choices })
    await expect(one.practice.answer({ ...answer, id: another.id })).rejects.toMatchObject(refusal)
    expect(await storedAnswers(another.id)).toBe(0)
  })

  it('grades the version that was shown, and rejects a version that never existed', async () => {
    const question = await buildQuestion(database, { choices, answer: 'C', version: 2 })
    await database.prisma.questionRevision.create({
      data: {
        ...{ questionId: question.id, number: 1, createdAt: question.createdAt },
        content: {
          ...{ ...fromRow(question), legacy_id: question.legacyId, content_question_mj: question.body },
          ...{ choices, answer: 'B', explanation: '' },
        },
      },
    })
    const grade = (version: number) =>
      visitor.practice.answer(buildPracticeAnswer({ id: question.id, version }, { answer: { choice: 'B' } }))
    expect(await grade(1)).toMatchObject({ outcome: 'right' })
    expect(await grade(2)).toMatchObject({ outcome: 'wrong' })
    await expect(grade(3)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'version_conflict' })
  })

  it('grades against the current answer when an edit made no new version, and rejects archived problems', async () => {
    const { id } = await buildQuestion(database, { choices, answer: 'B', explanation: '<p>Old</p>' })
    const where = { id }
    const answer = () => visitor.practice.answer(buildPracticeAnswer({ id, version: 1 }, { answer: { choice: 'C' } }))
    expect(await answer()).toMatchObject({ outcome: 'wrong', solution: null })
    await database.prisma.question.update({ where, data: { answer: 'C', explanation: '<p>New</p>' } })
    expect(await answer()).toMatchObject({ outcome: 'right', solution: { answer: 'C', explanation: '<p>New</p>' } })
    await database.prisma.question.update({ where, data: { deletedAt: new Date() } })
    await expect(answer()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('rejects a problem that another server has set to draft', async () => {
    const { id } = await buildQuestion(database, { choices, answer: 'B' })
    const answer = () => visitor.practice.answer(buildPracticeAnswer({ id, version: 1 }, { answer: { choice: 'B' } }))
    expect(await answer()).toMatchObject({ outcome: 'right' })
    // Simulate a change by another server. Raw SQL updates neither the modification time nor this server's cache.
    await database.prisma.$executeRaw`UPDATE questions SET review_state = 'draft' WHERE id = ${id}`
    await expect(answer()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(visitor.practice.createSet({ kind: 'report', ids: [id] })).rejects.toMatchObject({
      reason: 'no_items',
    })
  })

  it('throttles an account that sends too many answers in a minute, without storing the excess answers', async () => {
    const { id } = await buildUser(database)
    const question = await buildQuestion(database, { choices })
    await dependencies.practiceAnswers.take(id, practiceAnswersPerMinute)
    const refused = callAs({ id }).practice.answer(buildPracticeAnswer(question))
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const other = await signUp()
    await other.practice.answer(buildPracticeAnswer(question))
    expect(await storedAnswers(question.id)).toBe(1)
  })

  it('stores practice answers without changing measurements or item parameters', async () => {
    const student = await signUp()
    const question = await buildQuestion(database, { choices })
    await student.practice.answer(buildPracticeAnswer(question))
    const stored = await database.prisma.response.findFirstOrThrow({ where: { questionId: question.id } })
    expect(stored).toMatchObject({ purpose: 'practice', runId: null, hints: 0, attempt: 1, outcome: 'wrong' })
    expect(stored.curve).toMatchObject({ slope: expect.any(Number) })
    expect(await student.assessments.estimates({ section: 'sat.math' })).toMatchObject({ measurement: null })
  })
})
