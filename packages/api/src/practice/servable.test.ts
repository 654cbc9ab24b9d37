import type { Prisma } from '@pathwise/db/prisma'
import { planStrategy } from '@pathwise/planner/plan'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { findProblemCandidates } from '../diagnostics/diagnostics.service.ts'
import { lintQuestions } from '../questions/lint/lint.service.ts'
import { readSupply } from '../study-plan/supply.ts'
import { practicable, practicableSql, servable, servableSql } from './practice-question.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const visitor = openRouter(database).callAs(null)
const skill = 'math.quadratics'
const skillTags = [skill]
const strategy = planStrategy({
  ...{ country: 'US', grade: 'G11', today: '2026-11-24', problems: [] },
  goal: { kind: 'preset', preset: 'SAT_1500_PLUS' },
})

const answered = await buildQuestion(database, { skillTags })
const essay = await buildQuestion(database, { skillTags, questionType: 'essay', choices: [], answer: '' })
const servableIds = [answered.id, essay.id]

const unanswered = await buildQuestion(database, { skillTags, answer: '' })
const unfinished = await buildQuestion(database, { skillTags, answer: 'Z' })
await prisma.questionSearch.update({
  where: { questionId: unfinished.id },
  data: { problems: ['answer_not_a_choice'] },
})
const single = await buildQuestion(database, { skillTags, choices: [{ id: 'A', html: '1' }], answer: 'A' })
await lintQuestions(prisma, [single.id])
const practicableIds = [...servableIds, unanswered.id, unfinished.id, single.id]

const matching = await buildQuestion(database, { skillTags, questionType: 'matching' })
await buildQuestion(database, { skillTags, reviewState: 'draft' })
await buildQuestion(database, { skillTags, pool: 'assessment' })
await buildQuestion(database, { skillTags, deletedAt: new Date() })

const listIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((one, other) => one - other)

it('lists, serves and recommends only live problems of a gradable type that have an answer', async () => {
  expect(listIds(await visitor.practice.list({ skill }))).toEqual(servableIds)
  expect(listIds((await visitor.practice.createSet({ kind: 'skill', skill })).problems)).toEqual(servableIds)
  expect(listIds(await findProblemCandidates(prisma, [skill]))).toEqual(servableIds)
})

it('counts as supply only live problems of a gradable type that have an answer', async () => {
  const count = async (seen: readonly number[]) => {
    const { problems } = await readSupply(prisma, { strategy, language: 'en', seen })
    return problems.get(skill)?.count
  }
  expect(await count([])).toBe(servableIds.length)
  expect(await count(servableIds)).toBeUndefined()
})

it.each([
  ['without an answer', unanswered],
  ['with an answer that is not a choice', unfinished],
  ['with a single choice', single],
  ['of a type that cannot be graded', matching],
])('refuses to serve a problem %s', async (_name, { id }) => {
  await expect(visitor.practice.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const set = visitor.practice.createSet({ kind: 'report', ids: [id] })
  await expect(set).rejects.toMatchObject({ reason: 'no_items' })
})

it('matches the same questions in Prisma and in SQL', async () => {
  const find = async (where: Prisma.QuestionWhereInput, sql: Prisma.Sql) => [
    listIds(await prisma.question.findMany({ where, select: { id: true } })),
    listIds(await prisma.$queryRaw<{ id: number }[]>`SELECT id FROM questions WHERE ${sql}`),
  ]
  expect(await find(practicable, practicableSql)).toEqual([practicableIds, practicableIds])
  expect(await find(servable, servableSql)).toEqual([servableIds, servableIds])
})
