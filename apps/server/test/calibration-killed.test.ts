import { once } from 'node:events'
import { calibrate } from '@pathwise/api/calibration/calibrate'
import { startItem, writeItem } from '@pathwise/api/calibration/item-state'
import { type Database, openDatabase } from '@pathwise/db/client'
import type { Question } from '@pathwise/db/prisma'
import { addMinutes, buildItem, buildRun, type TestAnswer } from '@pathwise/testing/assessment-runs'
import { expect, inject, it } from 'vitest'
import { type KilledStore, prepareStore } from './killed-store.ts'
import { spawnSource } from './spawn-source.ts'

/** `npm run drill calibrate` runs more rounds than the regular tests. */
// biome-ignore lint/style/noProcessEnv: the drill passes the number of rounds in it
const rounds = Number(process.env['CALIBRATE_ROUNDS'] ?? 2)
const runsPerRound = 24
const answersPerRun = 9
const itemCount = 34
const monday = new Date('2026-11-02T15:00:00Z')
/** Rounds are 36 hours apart, because a calibration includes an unfinished run only when it is at least a day old. */
const computeStart = (round: number) => addMinutes(monday, round * 36 * 60)

/** Returns a seeded generator of random numbers between 0 and 1, by the method of Park and Miller (1988). */
function createDice(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Inserts items that have almost enough answers to become anchors. */
async function fill(database: Database): Promise<void> {
  for (let item = 0; item < itemCount; item++) {
    const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
    const question = await buildItem(database, { difficultyLevel: levels[item % 4] ?? 'expert' })
    const columns = writeItem({ ...startItem(question), answers: 196 })
    await database.prisma.itemParameters.create({ data: { questionId: question.id, ...columns, updatedAt: monday } })
  }
}

/** Inserts runs with random answers. Some runs overlap, finish in a later round, or never finish. */
async function addRuns(database: Database, dice: () => number, round: number): Promise<void> {
  const { prisma } = database
  const items = await prisma.question.findMany({ where: { pool: 'assessment' }, orderBy: { id: 'asc' } })
  for (let run = 0; run < runsPerRound; run++) {
    const startedAt = addMinutes(computeStart(round), run * 7 + Math.floor(20 * dice()))
    const isOpen = dice() < 0.25
    const finishedAt = isOpen ? null : addMinutes(startedAt, 10 + Math.floor(60 * dice()))
    await buildRun(database, { startedAt, finishedAt, answers: drawAnswers(items, dice) })
  }
  const open = await prisma.assessmentRun.findMany({ where: { finishedAt: null }, orderBy: { startedAt: 'asc' } })
  const finishedAt = addMinutes(computeStart(round), 5 * 60)
  for (const { id } of open) {
    if (dice() < 0.5) await prisma.assessmentRun.update({ where: { id }, data: { finishedAt } })
  }
}

function drawAnswers(items: readonly Question[], dice: () => number): TestAnswer[] {
  const left = [...items]
  return Array.from({ length: answersPerRun }, () => {
    const [question] = left.splice(Math.floor(left.length * dice()), 1)
    if (!question) throw new Error('There are too few items')
    const outcome = (['right', 'right', 'wrong', 'unknown'] as const)[Math.floor(4 * dice())] ?? 'right'
    return { question, outcome }
  })
}

/** Runs a calibration in another process, and kills the process at a random batch. */
async function calibrateUntilKilled({ place }: KilledStore, now: Date, dice: () => number): Promise<void> {
  const child = spawnSource('test/workers/calibrate.ts', [place, now.toISOString()])
  child.stderr.pipe(process.stderr)
  let left = 1 + Math.floor(6 * dice())
  for await (const piece of child.stdout.setEncoding('utf8')) {
    left -= String(piece).split('batch').length - 1
    if (left <= 0) break
  }
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Returns the calibrated state of all items, with grids as hex strings for exact comparison. */
async function readBits({ prisma }: Database) {
  const rows = await prisma.itemParameters.findMany({ orderBy: { questionId: 'asc' }, omit: { updatedAt: true } })
  const bits = (values: readonly number[]) => Buffer.from(Float64Array.from(values).buffer).toString('hex')
  return rows.map(({ grid, referenceGrid, ...row }) => ({ ...row, grid: bits(grid), reference: bits(referenceGrid) }))
}

it('computes bit-identical item parameters when calibrations are killed and resumed', {
  timeout: 120_000 + rounds * 60_000,
}, async () => {
  const store = await prepareStore(fill)
  const dice = createDice(inject('fuzzSeed'))
  const checkpoint = Math.floor(rounds * dice())
  for (let round = 0; round < rounds; round++) {
    const database = await openDatabase(store.place)
    await addRuns(database, dice, round)
    if (round === checkpoint) {
      await calibrate(database.prisma, () => computeStart(round))
      await database.prisma.$executeRaw`CREATE TABLE backup AS SELECT * FROM item_parameters`
    }
    await database.close()
    await calibrateUntilKilled(store, computeStart(round + 1), dice)
  }
  const database = await openDatabase(store.place)
  const { prisma } = database
  const last = () => computeStart(rounds + 2)
  await calibrate(prisma, last)
  const running = await readBits(database)
  expect(await prisma.assessmentRun.count({ where: { calibrationNumber: null } })).toBe(0)
  // The scale is adjusted only if there are at least 30 anchor items.
  expect(running.filter(({ anchor }) => anchor !== null).length).toBeGreaterThanOrEqual(30)
  expect(running.some(({ difficulty, gridDifficulty }) => difficulty !== gridDifficulty)).toBe(true)

  await prisma.itemParameters.deleteMany()
  await prisma.$executeRaw`INSERT INTO item_parameters SELECT * FROM backup`
  expect(await readBits(database)).not.toEqual(running)
  await calibrate(prisma, last)
  expect(await readBits(database)).toEqual(running)
  await database.close()
})
