import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { buildAnswer, overview } from '../../test/measured-student.ts'
import { buildPracticeAnswer } from '../../test/practicing-student.ts'
import { buildRequest } from '../../test/request.ts'
import { openRouter, type RouterCaller } from '../../test/router.ts'
import { buildSubject } from '../assessments/measured-subject.ts'
import { createContext } from '../create-context.ts'
import { appRouter } from '../root.ts'
import { issueAccessToken } from './access-tokens.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const question = await buildQuestion(database)
const { callAs, dependencies } = openRouter(database)
const owner = await buildUser(database)
const student = callAs({ id: owner.id })
const run = await student.assessments.start(overview)
const practiceAnswer = buildPracticeAnswer(question)

function callWith(authorization: string): RouterCaller {
  return appRouter.createCaller(createContext(dependencies, buildRequest({ headers: { authorization } })))
}

const signInId = 'sign-in'
const issuedAt = new Date(Date.now() - (dependencies.accessTokenSeconds + 1) * 1000)
await database.prisma.signIn.create({
  data: { id: signInId, userId: owner.id, startedAt: issuedAt, passwordGivenAt: issuedAt },
})
const token = await issueAccessToken({ ...dependencies, now: () => issuedAt }, signInId)
const callExpired = () => callWith(`Bearer ${token}`)

it.each<[string, () => Promise<unknown>]>([
  ['assessments.start', () => callExpired().assessments.start(overview)],
  ['assessments.get', () => callExpired().assessments.get({ id: run.id })],
  ['assessments.answer', async () => callExpired().assessments.answer(await buildAnswer(database, run, 'right'))],
  ['practice.createSet', () => callExpired().practice.createSet({ kind: 'report', ids: [question.id] })],
  ['practice.answer', () => callExpired().practice.answer(practiceAnswer)],
  ['practice.gradeModule', () => callExpired().practice.gradeModule({ answers: [practiceAnswer] })],
  ['content.list with mine', () => callExpired().content.list({ mine: true })],
])('%s returns unauthenticated when the token has expired', async (_name, call) => {
  const count = () => Promise.all([database.prisma.assessmentRun.count(), database.prisma.response.count()])
  const before = await count()
  await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await count()).toEqual(before)
})

it('keeps an account’s run open for an answer sent again with a renewed token', async () => {
  const given = await buildAnswer(database, run, 'right')
  await expect(callExpired().assessments.answer(given)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect((await student.assessments.answer(given)).answered).toBe(1)
})

it('signs out and reports no signed-in user when the token has expired', async () => {
  const sameOrigin = createContext(
    dependencies,
    buildRequest({ headers: { authorization: `Bearer ${token}`, origin: 'http://localhost' } }),
  )
  const { auth } = appRouter.createCaller(sameOrigin)
  expect(await auth.logout()).toEqual({ ok: true })
  expect(await auth.probe()).toEqual({ ok: true, authenticated: false })
})

it('handles a request as a visitor’s when its credentials are not a bearer token', async () => {
  const behindProxy = callWith('Basic c2Nob29sOnNlY3JldA==')
  expect(await behindProxy.practice.answer(practiceAnswer)).toMatchObject({ outcome: 'wrong' })
})
