import { buildItem, buildRun, deleteQuestionsAndRuns } from '@pathwise/testing/assessment-runs'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, expect, it } from 'vitest'
import { calibrate } from './calibrate.ts'

const monday = new Date('2026-11-02T15:00:00Z')
const thursday = new Date('2026-11-05T15:00:00Z')

const database = closeAfterTests(await createTestDatabase())
beforeEach(() => deleteQuestionsAndRuns(database))

it('learns from each answer once when two calibrations run concurrently', async () => {
  const { prisma } = database
  const question = await buildItem(database)
  for (let run = 0; run < 12; run++) await buildRun(database, { startedAt: monday, answers: [{ question }] })
  const both = await Promise.all([calibrate(prisma, () => thursday), calibrate(prisma, () => thursday)])
  await calibrate(prisma, () => thursday)
  expect(both.reduce((sum, { answers }) => sum + answers, 0)).toBeLessThanOrEqual(12)
  expect(await prisma.itemParameters.findMany()).toMatchObject([{ answers: 12 }])
})

it('returns immediately when another calibration is in progress', async ({ skip }) => {
  skip(database.kind === 'embedded', 'the embedded database has one session, which would get its own lock')
  const { prisma } = database
  await buildRun(database, { startedAt: monday, answers: [{ question: await buildItem(database) }] })
  await prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(7204119)`
    expect(await calibrate(prisma, () => thursday)).toMatchObject({ busy: true, runs: 0 })
  })
  expect(await calibrate(prisma, () => thursday)).toMatchObject({ busy: false, runs: 1 })
})

it('calibrates nothing when the signal is already aborted', async () => {
  await buildRun(database, { startedAt: monday, answers: [{ question: await buildItem(database) }] })
  const result = await calibrate(database.prisma, () => thursday, AbortSignal.abort())
  expect(result).toMatchObject({ busy: false, runs: 0 })
})
