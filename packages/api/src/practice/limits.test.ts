import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter } from '../../test/router.ts'

const database = closeAfterTests(await createTestDatabase())
const { callAs, dependencies } = openRouter(database)
const refusal = { code: 'TOO_MANY_REQUESTS', reason: 'throttled' }
const question = await buildQuestion(database)
const countStored = (userId: string) => database.prisma.response.count({ where: { userId } })

async function signUp() {
  const { id } = await buildUser(database)
  return { id, student: callAs({ id }) }
}

it('throttles an account after 60 answers in a minute, but not other accounts at the same address', async () => {
  const { id, student } = await signUp()
  for (let count = 0; count < 60; count += 1) await student.practice.answer(buildPracticeAnswer(question))
  await expect(student.practice.answer(buildPracticeAnswer(question))).rejects.toMatchObject(refusal)
  expect(await countStored(id)).toBe(60)
  const other = (await signUp()).student
  expect(await other.practice.answer(buildPracticeAnswer(question))).toMatchObject({ outcome: 'wrong' })
})

it('throttles an account after 30 new sets in a minute', async () => {
  const { student } = await signUp()
  const create = () => student.practice.createSet({ kind: 'report', ids: [question.id] })
  for (let count = 0; count < 30; count += 1) await create()
  await expect(create()).rejects.toMatchObject(refusal)
})

it('counts every answer of an upload toward the limit, and stores nothing when the limit is exceeded', async () => {
  const { id, student } = await signUp()
  await dependencies.throttle.take('practiceUploadAccount', id, 7_999)
  const two = [buildPracticeAnswer(question), buildPracticeAnswer(question)]
  await expect(student.practice.upload({ answers: two })).rejects.toMatchObject(refusal)
  expect(await countStored(id)).toBe(0)
})

it('throttles visitors whose address has used up its read limit', async () => {
  const visitor = callAs(null, '203.0.113.77')
  await dependencies.reads.take('203.0.113.77', 12_000)
  await expect(visitor.practice.answer(buildPracticeAnswer(question))).rejects.toMatchObject(refusal)
  const set = visitor.practice.createSet({ kind: 'report', ids: [question.id] })
  await expect(set).rejects.toMatchObject(refusal)
})
