import type { Question } from '@pathwise/db/prisma'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter } from '../../test/router.ts'

const database = closeAfterTests(await createTestDatabase())
const { callAs } = openRouter(database)
const visitor = callAs(null)
const skill = 'math.quadratics'

/** Two problems per level, hardest first. */
const questions: Question[] = []
for (const difficultyLevel of ['expert', 'advanced', 'intermediate', 'beginner']) {
  for (let copy = 0; copy < 2; copy += 1) {
    questions.push(await buildQuestion(database, { difficultyLevel, skillTags: [skill] }))
  }
}
const easiestFirst = [6, 7, 4, 5, 2, 3, 0, 1].map((index) => questions[index]?.id ?? 0)
const listIds = ({ problems }: { problems: readonly { id: number }[] }) => problems.map(({ id }) => id)

it('starts a set with the skill’s easiest problems', async () => {
  expect(listIds(await visitor.practice.createSet({ kind: 'skill', skill }))).toEqual(easiestFirst)
  expect(listIds(await visitor.practice.createSet({ kind: 'skill', skill, count: 5 }))).toEqual(
    easiestFirst.slice(0, 5),
  )
})

it('puts problems last when the device reports them as seen or the account has answered them', async () => {
  const [easiest = 0, second = 0, ...others] = easiestFirst
  const seen = await visitor.practice.createSet({ kind: 'skill', skill, seen: [easiest] })
  expect(listIds(seen)).toEqual([second, ...others, easiest])
  const { id } = await buildUser(database)
  const student = callAs({ id })
  await student.practice.answer(buildPracticeAnswer({ id: second, version: 1 }))
  expect(listIds(await student.practice.createSet({ kind: 'skill', skill }))).toEqual([easiest, ...others, second])
})

it('alternates between the skills of a mixed set', async () => {
  const other = await buildQuestion(database, { skillTags: ['math.polynomials'] })
  const set = await visitor.practice.createSet({ kind: 'mixed', skills: [skill, 'math.polynomials'], count: 5 })
  expect(listIds(set).slice(0, 3)).toEqual([easiestFirst[0], other.id, easiestFirst[1]])
})

it('returns mistakes in the requested order, without deleted problems', async () => {
  const archived = await buildQuestion(database, { deletedAt: new Date() })
  const ids = [...easiestFirst].reverse()
  const set = await visitor.practice.createSet({ kind: 'mistakes', ids: [archived.id, ...ids], count: 10 })
  expect(listIds(set)).toEqual(ids)
})

it('returns only problems of the requested level', async () => {
  const set = await visitor.practice.createSet({ kind: 'skill', skill, difficulty: 'expert' })
  expect(listIds(set)).toEqual(easiestFirst.slice(6))
})

it('throws no_items when no problem matches', async () => {
  const refusal = { code: 'CONFLICT', reason: 'no_items' }
  await expect(visitor.practice.createSet({ kind: 'skill', skill: 'physics.modern' })).rejects.toMatchObject(refusal)
})

it.each([
  ['a set of kind skill without a skill', { kind: 'skill' }],
  ['fewer than 5 problems', { kind: 'skill', skill, count: 4 }],
  ['more than 10 problems', { kind: 'skill', skill, count: 11 }],
] as const)('rejects %s', async (_name, input) => {
  await expect(visitor.practice.createSet(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
