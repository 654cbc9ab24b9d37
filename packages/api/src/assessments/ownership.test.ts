import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { answer, answerAll, buildAnswer, overview } from '../../test/measured-student.ts'
import { openRouter, type RouterCaller } from '../../test/router.ts'
import { deleteOldRuns } from './expired.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
let moment = new Date('2026-11-24T12:00:00Z')
const { callAs, dependencies } = openRouter(database, { now: () => moment })
const visitor = callAs(null)

async function signUp() {
  const { id } = await buildUser(database)
  return { id, caller: callAs({ id }) }
}

const notFound = { code: 'NOT_FOUND' }

/** One call to each procedure that reads or changes a run. */
const attempts: readonly [string, (caller: RouterCaller, id: string) => Promise<unknown>][] = [
  ['get', (caller, id) => caller.assessments.get({ id })],
  ['finish', (caller, id) => caller.assessments.finish({ id })],
  ['remove', (caller, id) => caller.assessments.remove({ id })],
  [
    'answer',
    (caller, id) =>
      caller.assessments.answer({
        ...{ id, client_key: crypto.randomUUID(), position: 0, answer: null, elapsed_ms: 5_000 },
        answered_at: '2026-11-24T12:00:00Z',
      }),
  ],
]

describe.each(attempts)('assessments.%s', (_name, attempt) => {
  it('returns not_found for unknown ids and for runs of another account', async () => {
    const owner = await signUp()
    const { id } = await owner.caller.assessments.start(overview)
    for (const other of [visitor, (await signUp()).caller]) {
      await expect(attempt(other, id)).rejects.toMatchObject(notFound)
      await expect(attempt(other, 'A'.repeat(22))).rejects.toMatchObject(notFound)
    }
    expect(await attempt(owner.caller, id)).toBeDefined()
  })
})

describe('assessments.claim', () => {
  it('moves a run with its answers to the account, and hides it from everyone else', async () => {
    const run = await answerAll(database, visitor, await visitor.assessments.start(overview), {
      choose: () => 'right',
      most: 3,
    })
    const { id, caller } = await signUp()
    const claimed = await caller.assessments.claim({ id: run.id })
    expect(claimed).toEqual({ ...run, expires_at: null })
    expect(await caller.assessments.claim({ id: run.id })).toEqual(claimed)
    expect(await database.prisma.response.count({ where: { runId: run.id, userId: id } })).toBe(3)
    await expect(visitor.assessments.get({ id: run.id })).rejects.toMatchObject(notFound)
    const next = await answer(database, caller, claimed, 'right')
    expect(next.answered).toBe(4)
    expect(await database.prisma.response.count({ where: { runId: run.id, userId: id } })).toBe(4)
  })

  it('returns not_found for another account’s run, and does not change its owner', async () => {
    const owner = await signUp()
    const run = await owner.caller.assessments.start(overview)
    await expect((await signUp()).caller.assessments.claim({ id: run.id })).rejects.toMatchObject(notFound)
    expect(await owner.caller.assessments.get({ id: run.id })).toEqual(run)
  })
})

describe('assessments.list', () => {
  it('lists the caller’s runs, newest first, with the number of counted answers', async () => {
    const { caller } = await signUp()
    const first = await answerAll(database, caller, await caller.assessments.start(overview), {
      choose: () => 'wrong',
      most: 2,
    })
    await answer(database, caller, first, 'wrong', { elapsed_ms: 10 })
    moment = new Date(moment.getTime() + 60_000)
    const second = await caller.assessments.finish({ id: (await caller.assessments.start(overview)).id })
    expect(await caller.assessments.list()).toEqual([
      expect.objectContaining({ id: second.id, answered: 0, stop_reason: 'wish' }),
      expect.objectContaining({ id: first.id, answered: 2, finished_at: null, at_most: 20 }),
    ])
  })
})

it('excludes the items of the account’s last two runs, even if the device sends other run ids', async () => {
  const { caller } = await signUp()
  const seen = await answerAll(database, caller, await caller.assessments.start(overview), { choose: () => 'right' })
  const asked = await answerAll(
    database,
    caller,
    await caller.assessments.start({ ...overview, previous_runs: ['A'.repeat(22)] }),
    { choose: () => 'right' },
  )
  const bodies = new Set(seen.answers.map(({ body }) => body))
  expect(asked.answers.filter(({ body }) => bodies.has(body))).toEqual([])
})

describe('the account export', () => {
  it('exports runs and their answers with outcomes and times, but without the items', async () => {
    const { caller } = await signUp()
    const run = await answerAll(database, caller, await caller.assessments.start(overview), {
      choose: (index) => (index === 0 ? 'right' : 'wrong'),
      most: 2,
    })
    const exported = await caller.account.exportData()
    expect(exported.assessment_runs).toEqual([
      expect.objectContaining({ id: run.id, section: 'sat.math', grade: 'G11', goal: 'SAT_1500_PLUS' }),
    ])
    expect(exported.answers.map(({ outcome, position }) => [outcome, position])).toEqual([
      ['right', 0],
      ['wrong', 1],
    ])
    expect(exported.answers[0]).toMatchObject({ run: run.id, counts: true, elapsed_ms: 45_000 })
    expect(JSON.stringify(exported)).not.toMatch(/secret|Item \d/)
  })
})

it('deletes an account’s runs and answers when the account is deleted', async () => {
  const { id, caller } = await signUp()
  const run = await answerAll(database, caller, await caller.assessments.start(overview), {
    choose: () => 'right',
    most: 2,
  })
  await database.prisma.user.delete({ where: { id } })
  expect(await database.prisma.assessmentRun.count({ where: { id: run.id } })).toBe(0)
  expect(await database.prisma.response.count({ where: { OR: [{ userId: id }, { runId: run.id }] } })).toBe(0)
})

it('deletes a run’s answers when the run is deleted', async () => {
  const run = await answer(database, visitor, await visitor.assessments.start(overview), 'right')
  expect(await visitor.assessments.remove({ id: run.id })).toEqual({ deleted: true })
  expect(await database.prisma.response.count({ where: { runId: run.id } })).toBe(0)
  await expect(visitor.assessments.remove({ id: run.id })).rejects.toMatchObject(notFound)
})

describe('deleteOldRuns', () => {
  const daysLater = (days: number) => new Date(moment.getTime() + days * 24 * 3600 * 1000)

  it('deletes anonymous runs after 30 days, but keeps claimed runs', async () => {
    const { caller } = await signUp()
    const run = await visitor.assessments.start(overview)
    const kept = await visitor.assessments.start(overview)
    await caller.assessments.claim({ id: kept.id })
    moment = daysLater(30)
    await expect(visitor.assessments.get({ id: run.id })).rejects.toMatchObject(notFound)
    expect(await database.prisma.assessmentRun.count({ where: { id: run.id } })).toBe(1)
    await deleteOldRuns(dependencies)
    expect(await database.prisma.assessmentRun.count({ where: { id: run.id } })).toBe(0)
    expect((await caller.assessments.get({ id: kept.id })).id).toBe(kept.id)
  })

  it('deletes an answer after 24 months only when the item parameters already include it', async () => {
    const { caller } = await signUp()
    const run = await answerAll(database, caller, await caller.assessments.start(overview), {
      choose: () => 'right',
      most: 2,
    })
    const [learned, other] = await database.prisma.response.findMany({
      where: { runId: run.id },
      orderBy: { position: 'asc' },
    })
    const parameters = {
      ...{ questionId: learned?.questionId ?? 0, questionVersion: 1, grid: [], slope: 1, difficulty: 0 },
      ...{ slopeDoubt: 0.3, difficultyDoubt: 0.3, through: 0n, updatedAt: moment },
    }
    await database.prisma.itemParameters.create({ data: parameters })
    const count = () => database.prisma.response.count({ where: { runId: run.id } })
    moment = daysLater(720)
    await deleteOldRuns(dependencies)
    expect(await count()).toBe(2)
    moment = daysLater(30)
    await deleteOldRuns(dependencies)
    expect(await count()).toBe(1)
    expect(await database.prisma.response.count({ where: { id: other?.id ?? 0n } })).toBe(0)
    const { questionId } = parameters
    await database.prisma.itemParameters.update({ where: { questionId }, data: { through: learned?.id ?? 0n } })
    await deleteOldRuns(dependencies)
    expect(await count()).toBe(0)
    await expect(caller.assessments.get({ id: run.id })).rejects.toMatchObject(notFound)
  })
})

it('continues a run at the same item on another device of the account', async () => {
  const { id, caller } = await signUp()
  const run = await answer(database, caller, await caller.assessments.start(overview), 'right')
  const tablet = callAs({ id }, '198.51.100.7')
  expect(await tablet.assessments.get({ id: run.id })).toEqual(run)
  const next = await tablet.assessments.answer(await buildAnswer(database, run, 'wrong'))
  expect(next.answered).toBe(2)
})
