import { buildShare, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { deleteOldRuns } from '../assessments/expired.ts'
import { dayMs } from '../durations.ts'
import { deleteOldOperations } from '../ops/expired.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { deleteUnopenedShares } from './expired.ts'
import { mostSharedBytes } from './share.service.ts'

const database = closeAfterTests(await createTestDatabase())
const start = new Date('2026-11-25T12:00:00Z')
let moment = start
const { callAs, dependencies } = openRouter(database, { now: () => moment })
const daysLater = (days: number) => new Date(start.getTime() + days * dayMs)

it('deletes shared reports that were not opened within the configured number of days', async () => {
  const result = { summary: 'Lines', weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }
  const dates = { result, createdAt: start, openedAt: start }
  const [opened, unopened] = [await buildShare(database, dates), await buildShare(database, dates)]
  moment = daysLater(60)
  await callAs(null).share.get({ id: opened.id })
  // `openedAt` is updated at most once a day, so that a popular report does not cause constant writes.
  moment = new Date(daysLater(60).getTime() + 3_600_000)
  await callAs(null).share.get({ id: opened.id })
  const { openedAt } = await database.prisma.share.findUniqueOrThrow({ where: { id: opened.id } })
  expect(openedAt).toEqual(daysLater(60))

  moment = daysLater(91)
  await deleteUnopenedShares(dependencies, undefined)
  expect(await database.prisma.share.count()).toBe(2)
  await deleteUnopenedShares(dependencies, 90)
  expect(await database.prisma.share.findMany({ select: { id: true } })).toEqual([{ id: opened.id }])
  await expect(callAs(null).share.get({ id: unopened.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('moves a device’s reports to an account, and limits the account’s storage', async () => {
  const { id: userId } = await buildUser(database)
  const owner = callAs({ id: userId })
  const result = { summary: 'Lines', weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }
  const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } as const
  const made = await callAs(null).share.create({ result, context })
  const foreign = await callAs(null).share.create({ result, context })
  const keys = [
    { id: made.id, deletion_key: made.deletion_key },
    { id: foreign.id, deletion_key: made.deletion_key },
  ]
  expect(await owner.share.claim({ shares: keys })).toEqual({ claimed: 1, refused: [] })
  expect(await owner.share.claim({ shares: keys })).toEqual({ claimed: 0, refused: [] })
  const other = callAs({ id: (await buildUser(database)).id })
  expect(await other.share.claim({ shares: keys })).toEqual({ claimed: 0, refused: [] })
  expect(await other.share.list()).toEqual([])
  await expect(other.share.remove({ id: made.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const [listed, ...others] = await owner.share.list()
  expect([listed, others]).toMatchObject([{ id: made.id, url: made.url, context, size: expect.any(Number) }, []])
  await database.prisma.share.update({ where: { id: made.id }, data: { size: mostSharedBytes } })
  await expect(owner.share.create({ result, context })).rejects.toMatchObject({ reason: 'share_limit' })
  await owner.share.remove({ id: made.id })
  expect(await owner.share.create({ result, context })).toMatchObject({ id: expect.any(String) })
})

it('claims only as many of a device’s reports as the account’s storage allows', async () => {
  const { id: userId } = await buildUser(database)
  const owner = callAs({ id: userId })
  const half = mostSharedBytes / 2
  const secret = newSecret()
  const keys = await Promise.all(
    [half, half + 1, half].map(async (size, minutes) => {
      const createdAt = new Date(start.getTime() + minutes * 60_000)
      const { id } = await buildShare(database, { size, createdAt, deletionKeyHash: hashSecret(secret) })
      return { id, deletion_key: secret }
    }),
  )
  const [oldest, larger, newest] = keys.map(({ id }) => id)
  // Claim the reports concurrently. Together, the calls must not exceed the account's storage limit.
  const answers = await Promise.all(keys.map((key) => owner.share.claim({ shares: [key] })))
  const sizes = await database.prisma.share.findMany({ where: { userId }, select: { size: true } })
  const claimed = answers.reduce((sum, answer) => sum + answer.claimed, 0)
  expect(sizes).toHaveLength(claimed)
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(mostSharedBytes)
  expect(answers.flatMap(({ refused }) => refused)).toHaveLength(keys.length - claimed)

  await database.prisma.share.updateMany({ where: { userId }, data: { userId: null } })
  expect(await owner.share.claim({ shares: keys })).toEqual({ claimed: 2, refused: [larger] })
  const owned = await database.prisma.share.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  expect(owned.map(({ id }) => id)).toEqual([oldest, newest])
})

it('deletes records of old operations, but not of running ones', async () => {
  const record = { commandId: 'audit_portal', startedAt: start, outcome: 'exited' }
  await database.prisma.operationRun.createMany({ data: [record, { ...record, runningKey: 'audit_portal' }] })
  moment = daysLater(31)
  await deleteOldOperations(dependencies, undefined)
  await deleteOldOperations(dependencies, 32)
  expect(await database.prisma.operationRun.count()).toBe(2)
  await deleteOldOperations(dependencies, 30)
  expect(await database.prisma.operationRun.findMany({ select: { runningKey: true } })).toEqual([
    { runningKey: 'audit_portal' },
  ])
})

it('deletes assessment runs after the configured number of days, or after 24 months', async () => {
  const { id: userId } = await buildUser(database)
  const run = { userId, section: 'sat.math', context: {}, prior: {}, policy: {}, seed: 'seed', startedAt: start }
  await database.prisma.assessmentRun.create({ data: { id: 'run', ...run } })
  moment = daysLater(400)
  await deleteOldRuns(dependencies)
  await deleteOldRuns(dependencies, 401)
  expect(await database.prisma.assessmentRun.count()).toBe(1)
  await deleteOldRuns(dependencies, 365)
  expect(await database.prisma.assessmentRun.count()).toBe(0)
})
