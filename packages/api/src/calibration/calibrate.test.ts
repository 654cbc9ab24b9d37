import type { Database } from '@pathwise/db/client'
import {
  addMinutes,
  buildItem,
  buildRun,
  deleteQuestionsAndRuns,
  type TestAnswer,
} from '@pathwise/testing/assessment-runs'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { calibrate } from './calibrate.ts'

const monday = new Date('2026-11-02T15:00:00Z')
const thursday = addMinutes(monday, 3 * 24 * 60)

const database = closeAfterTests(await createTestDatabase())
beforeEach(() => deleteQuestionsAndRuns(database))

function readItems({ prisma }: Database) {
  return prisma.itemParameters.findMany({ orderBy: { questionId: 'asc' } })
}

/** Returns the rows with their grids in hex, so that a comparison is exact to the bit. */
async function readBits({ prisma }: Database) {
  const rows = await prisma.itemParameters.findMany({ orderBy: { questionId: 'asc' }, omit: { updatedAt: true } })
  return rows.map(({ grid, ...row }) => ({
    ...row,
    grid: Buffer.from(Float64Array.from(grid).buffer).toString('hex'),
  }))
}

describe('learning order', () => {
  const outcomes = ['right', 'wrong', 'unknown', 'right', 'right'] as const
  const steps = 14

  /**
   * Builds overlapping runs, calls `afterStep` after each of them, and calibrates at the end. Every fourth run finishes
   * only after later runs have started, and the last of these slow runs never finishes.
   */
  async function takeRuns(database: Database, afterStep: (step: number, now: Date) => Promise<unknown>) {
    const { prisma } = database
    const items = await Promise.all(Array.from({ length: 6 }, () => buildItem(database)))
    const open: string[] = []
    for (let step = 0; step < steps; step++) {
      const startedAt = addMinutes(monday, step * 15)
      const asked = items.filter((_, index) => (index + step) % 3 !== 0)
      const answers = asked.map(
        (question, index): TestAnswer => ({ question, outcome: outcomes[(index * 2 + step) % 5] ?? 'right' }),
      )
      const finishesLater = step % 4 === 1
      const finishedAt = finishesLater ? null : addMinutes(startedAt, 10)
      const id = await buildRun(database, { startedAt, finishedAt, answers })
      if (step % 4 === 3 && step !== 7) {
        const data = { finishedAt: addMinutes(startedAt, 1) }
        await prisma.assessmentRun.updateMany({ where: { id: { in: open.splice(0) } }, data })
      }
      if (finishesLater) open.push(id)
      await afterStep(step, addMinutes(startedAt, 12))
    }
    return calibrate(prisma, () => thursday)
  }

  it('produces bit-identical grids no matter how often calibration runs', async () => {
    const { prisma } = database
    await takeRuns(database, async (step, now) => step % 3 !== 0 && calibrate(prisma, () => now))
    const inSteps = await readBits(database)
    expect(inSteps.reduce((sum, { answers }) => sum + answers, 0)).toBe(56)
    await prisma.itemParameters.deleteMany()
    await prisma.assessmentRun.updateMany({ data: { calibrationNumber: null } })
    expect(await calibrate(prisma, () => thursday)).toEqual({ busy: false, runs: steps, answers: 56, unreadable: [] })
    expect(await readBits(database)).toEqual(inSteps)
  })

  it('rebuilds bit-identical grids after items are restored from a backup', async () => {
    const { prisma } = database
    await takeRuns(database, async (step, now) => {
      if (step !== 6) return
      await calibrate(prisma, () => now)
      await prisma.$executeRaw`CREATE TABLE backup AS SELECT * FROM item_parameters`
    })
    const running = await readBits(database)
    await prisma.itemParameters.deleteMany()
    await prisma.$executeRaw`INSERT INTO item_parameters SELECT * FROM backup`
    expect(await readBits(database)).not.toEqual(running)
    await prisma.$executeRaw`DROP TABLE backup`
    await calibrate(prisma, () => thursday)
    expect(await readBits(database)).toEqual(running)
  })

  it('learns from the answers of a run that finishes late, even if newer runs were processed first', async () => {
    const { prisma } = database
    const question = await buildItem(database)
    const open = await buildRun(database, { startedAt: monday, finishedAt: null, answers: [{ question }] })
    await buildRun(database, { startedAt: monday, answers: [{ question }] })
    const now = () => addMinutes(monday, 30)
    expect(await calibrate(prisma, now)).toMatchObject({ runs: 1, answers: 1 })
    await prisma.assessmentRun.update({ where: { id: open }, data: { finishedAt: now() } })
    expect(await calibrate(prisma, now)).toMatchObject({ runs: 1, answers: 1 })
    expect(await calibrate(prisma, now)).toMatchObject({ runs: 0, answers: 0 })
    expect(await readItems(database)).toMatchObject([{ questionId: question.id, answers: 2, lastRun: 2n }])
  })

  it('learns from the first day of an unfinished run, but not from later answers', async () => {
    const { prisma } = database
    const first = await buildItem(database)
    const second = await buildItem(database)
    const third = await buildItem(database)
    const answers: TestAnswer[] = [
      { question: first },
      // This "I don't know" does not count, because the student may still be offered a second try.
      { question: second, outcome: 'unknown' },
      { question: third, columns: { recordedAt: addMinutes(monday, 24 * 60 + 5) } },
    ]
    await buildRun(database, { startedAt: monday, finishedAt: null, answers })
    expect(await calibrate(prisma, () => addMinutes(monday, 24 * 60))).toMatchObject({ runs: 0 })
    expect(await calibrate(prisma, () => thursday)).toMatchObject({ runs: 1, answers: 1 })
    expect(await readItems(database)).toMatchObject([
      { questionId: first.id, answers: 1 },
      { questionId: second.id, answers: 0 },
    ])
  })
})

describe('which answers count', () => {
  const leftOut: [string, Omit<TestAnswer, 'question'>][] = [
    ['a rushed answer', { columns: { rushed: true } }],
    ['an answer after a hint', { columns: { hints: 1 } }],
    ['a practice answer', { columns: { purpose: 'practice' } }],
    ['an answer to an earlier version', { columns: { questionVersion: 0 } }],
  ]

  it.each(leftOut)('learns nothing from %s', async (_, answer) => {
    const question = await buildItem(database)
    await buildRun(database, { startedAt: monday, answers: [{ question, ...answer }] })
    expect(await calibrate(database.prisma, () => thursday)).toMatchObject({ runs: 1, answers: 0 })
  })

  it('learns only from the second try when the first answer to an item was "I don\'t know"', async () => {
    const question = await buildItem(database)
    const tried: TestAnswer = { question, columns: { position: 0, attempt: 2, tried: true } }
    await buildRun(database, { startedAt: monday, answers: [{ question, outcome: 'unknown' }, tried] })
    await calibrate(database.prisma, () => thursday)
    expect(await readItems(database)).toMatchObject([{ answers: 1, choiceCounts: [{}, { B: 1 }, {}] }])
  })

  it('learns from an account’s first answer to an item, and from every anonymous run', async () => {
    const question = await buildItem(database)
    const { id: userId } = await buildUser(database)
    const answers = [{ question }]
    await buildRun(database, { startedAt: monday, answers, userId })
    await buildRun(database, { startedAt: addMinutes(monday, 60), answers, userId })
    await buildRun(database, { startedAt: addMinutes(monday, 90), answers })
    await buildRun(database, { startedAt: addMinutes(monday, 120), answers })
    expect(await calibrate(database.prisma, () => thursday)).toMatchObject({ runs: 4, answers: 3 })
  })

  it('learns nothing from a run with low effort', async () => {
    const items = await Promise.all(Array.from({ length: 12 }, () => buildItem(database)))
    const answers = items.map((question): TestAnswer => ({ question, outcome: 'unknown' }))
    await buildRun(database, { startedAt: monday, answers })
    expect(await calibrate(database.prisma, () => thursday)).toMatchObject({ runs: 1, answers: 0 })
    const rows = await readItems(database)
    expect(rows.map(({ answers: learned, through }) => [learned, through > 0n])).toEqual(items.map(() => [0, true]))
  })

  it('learns from a run with only wrong typed numbers, but not from a run with only wrong choices', async () => {
    const items = await Promise.all(Array.from({ length: 12 }, () => buildItem(database)))
    const wrong = (columns?: TestAnswer['columns']) =>
      items.map((question): TestAnswer => ({ question, outcome: 'wrong', ...(columns && { columns }) }))
    await buildRun(database, { startedAt: monday, answers: wrong() })
    expect(await calibrate(database.prisma, () => thursday)).toMatchObject({ answers: 0 })
    await buildRun(database, { startedAt: monday, answers: wrong({ answer: { text: '7' } }) })
    expect(await calibrate(database.prisma, () => thursday)).toMatchObject({ answers: 12 })
  })

  it('resets an item to the author’s level when the question gets a new version', async () => {
    const { prisma } = database
    const question = await buildItem(database)
    for (let run = 0; run < 22; run++) await buildRun(database, { startedAt: monday, answers: [{ question }] })
    await calibrate(prisma, () => thursday)
    expect(await readItems(database)).toMatchObject([{ answers: 22, questionVersion: 1, usualMs: 40_000 }])
    const edited = await prisma.question.update({ where: { id: question.id }, data: { version: 2 } })
    await buildRun(database, { startedAt: monday, answers: [{ question: edited, outcome: 'wrong' }] })
    await buildRun(database, { startedAt: monday, answers: [{ question }] })
    await calibrate(prisma, () => thursday)
    expect(await readItems(database)).toMatchObject([{ answers: 1, questionVersion: 2, usualMs: null }])
  })

  it('computes an item’s usual time from 20 answers, ignoring "I don\'t know" and rushed answers', async () => {
    const question = await buildItem(database)
    for (let run = 0; run < 20; run++) {
      const columns = { elapsedMs: 10_000 + 1_000 * run }
      await buildRun(database, { startedAt: monday, answers: [{ question, columns }] })
    }
    const sooner = { question, outcome: 'unknown' as const, columns: { elapsedMs: 1_000 } }
    await buildRun(database, { startedAt: monday, answers: [sooner] })
    await buildRun(database, { startedAt: monday, answers: [{ question, columns: { elapsedMs: 1, rushed: true } }] })
    await calibrate(database.prisma, () => thursday)
    expect(await readItems(database)).toMatchObject([{ usualMs: 19_500, answers: 21 }])
  })

  it('skips a run that this version cannot read, and learns from the other runs', async () => {
    const question = await buildItem(database)
    const columns = { curve: { slope: 'steep' } }
    const broken = await buildRun(database, { startedAt: monday, answers: [{ question, columns }] })
    await buildRun(database, { startedAt: monday, answers: [{ question }] })
    const result = await calibrate(database.prisma, () => thursday)
    expect(result).toEqual({ busy: false, runs: 2, answers: 1, unreadable: [broken] })
  })
})
