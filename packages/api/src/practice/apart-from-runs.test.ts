import { addMinutes, buildItem, buildRun } from '@pathwise/testing/assessment-runs'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { openRouter } from '../../test/router.ts'
import { deleteOldRuns } from '../assessments/expired.ts'
import { calibrate } from '../calibration/calibrate.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const monday = new Date('2026-11-02T15:00:00Z')
let moment = addMinutes(monday, 3 * 24 * 60)
const { callAs, dependencies } = openRouter(database, { now: () => moment })

async function signUp() {
  const { id } = await buildUser(database)
  return { id, student: callAs({ id }) }
}

it('keeps an item’s parameters when it is moved to practice and answered there', async () => {
  const item = await buildItem(database)
  await buildRun(database, { startedAt: monday, answers: [{ question: item }] })
  await calibrate(prisma, () => moment)
  const learned = await prisma.itemParameters.findUniqueOrThrow({ where: { questionId: item.id } })
  expect(learned.answers).toBe(1)
  await prisma.question.update({ where: { id: item.id }, data: { pool: 'practice' } })
  const { student } = await signUp()
  await student.practice.answer(buildPracticeAnswer(item))
  // Calibration does nothing without a new run, so add one. The practice answer must still not count.
  const other = await buildItem(database)
  await buildRun(database, { startedAt: addMinutes(monday, 60), answers: [{ question: other }] })
  moment = addMinutes(moment, 3 * 24 * 60)
  await calibrate(prisma, () => moment)
  expect(await prisma.itemParameters.findUnique({ where: { questionId: other.id } })).toMatchObject({ answers: 1 })
  expect(await prisma.itemParameters.findUniqueOrThrow({ where: { questionId: item.id } })).toEqual(learned)
})

it('stores the question’s curve with each answer, or an empty curve when runs cannot measure it', async () => {
  const { student } = await signUp()
  const curveOf = async (fields: Parameters<typeof buildQuestion>[1]) => {
    const question = await buildQuestion(database, fields)
    const parameters = {
      ...{ questionId: question.id, questionVersion: 1, grid: [], slope: 1.25, difficulty: 0.5 },
      ...{ slopeDoubt: 0.3, difficultyDoubt: 0.3, updatedAt: moment, status: 'calibrated' },
    }
    await prisma.itemParameters.create({ data: parameters })
    await student.practice.answer(buildPracticeAnswer(question, { answer: null }))
    return (await prisma.response.findFirstOrThrow({ where: { questionId: question.id } })).curve
  }
  expect(await curveOf({})).toMatchObject({ slope: 1.25, difficulty: 0.5, guess: 0.25, guessed: false })
  expect(await curveOf({ skillTags: ['physics.kinematics'] })).toEqual({})
  expect(await curveOf({ questionType: 'short_answer', choices: [] })).toEqual({})
})

it('deletes practice answers with their account, or after 24 months', async () => {
  const question = await buildQuestion(database)
  const [leaving, staying] = [await signUp(), await signUp()]
  for (const { student } of [leaving, staying]) await student.practice.answer(buildPracticeAnswer(question))
  const count = () => prisma.response.count({ where: { questionId: question.id } })
  await prisma.user.delete({ where: { id: leaving.id } })
  expect(await count()).toBe(1)
  // The old answer must be deleted even though calibration has not read the question's responses (`through` is 0),
  // because calibration ignores practice answers.
  const parameters = { questionId: question.id, questionVersion: 1, grid: [], slope: 1, difficulty: 0 }
  await prisma.itemParameters.create({
    data: { ...parameters, slopeDoubt: 0.3, difficultyDoubt: 0.3, through: 0n, updatedAt: moment },
  })
  moment = addMinutes(moment, 745 * 24 * 60)
  await deleteOldRuns(dependencies)
  expect(await count()).toBe(0)
})

it('omits a permanently deleted question from the history, but keeps the answer', async () => {
  const { id, student } = await signUp()
  const question = await buildQuestion(database)
  await student.practice.answer(buildPracticeAnswer(question))
  await prisma.question.delete({ where: { id: question.id } })
  expect(await student.practice.history()).toEqual([])
  expect(await prisma.response.count({ where: { userId: id } })).toBe(1)
})
