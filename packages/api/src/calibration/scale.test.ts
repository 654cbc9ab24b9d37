import type { Database } from '@pathwise/db/client'
import type { Question } from '@pathwise/db/prisma'
import { buildItem, buildRun, minutesAfter } from '@pathwise/testing/assessment-runs'
import { buildUser } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildRequest } from '../../test/request.ts'
import { calibrate } from './calibrate.ts'
import { startItem, writeItem } from './item-state.ts'
import { getStatistics, setSuspended } from './statistics.service.ts'

const monday = new Date('2026-11-02T15:00:00Z')
const now = () => minutesAfter(monday, 60)

interface Learned {
  readonly answers: number
  /** How far the item's grid has shifted since it was calibrated, or null if the item is not an anchor. */
  readonly moved: number | null
}

/** Stores an item with the given number of answers. */
async function buildLearned(database: Database, { answers, moved }: Learned): Promise<Question> {
  const question = await buildItem(database)
  const columns = writeItem({ ...startItem(question), answers })
  const anchor = moved === null ? null : columns.gridDifficulty - moved
  await database.prisma.itemParameters.create({
    data: { questionId: question.id, ...columns, anchor, updatedAt: monday },
  })
  return question
}

/** Stores anchors that have all shifted by the same amount. */
async function buildAnchors(database: Database, count: number, moved: number): Promise<void> {
  for (let item = 0; item < count; item++) await buildLearned(database, { answers: 300, moved })
}

async function openDatabase(): Promise<Database> {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  return database
}

/** Calibrates with one answer to an item. Returns the item with the drift correction applied to its section. */
async function calibrateOnce(database: Database, question: Question) {
  const finishedAt = minutesAfter(monday, 1)
  await buildRun(database, { startedAt: monday, finishedAt, answers: [{ question }] })
  await calibrate(database.prisma, now)
  const item = await database.prisma.itemParameters.findUniqueOrThrow({ where: { questionId: question.id } })
  return { ...item, drift: (item.gridDifficulty ?? Number.NaN) - item.difficulty }
}

describe('the scale of a section', () => {
  it('moves back by its anchors’ median shift, except for items with guessed parameters', async () => {
    const database = await openDatabase()
    await buildAnchors(database, 30, -0.2)
    const asked = await buildLearned(database, { answers: 49, moved: null })
    const guessed = await buildLearned(database, { answers: 20, moved: null })
    expect((await calibrateOnce(database, asked)).drift).toBeCloseTo(-0.2, 12)
    const rows = await database.prisma.itemParameters.findMany({ where: { questionId: { not: asked.id } } })
    for (const { questionId, difficulty, gridDifficulty } of rows) {
      expect((gridDifficulty ?? Number.NaN) - difficulty).toBeCloseTo(questionId === guessed.id ? 0 : -0.2, 12)
    }
  })

  it('does not shift with fewer than 30 calibrated items', async () => {
    const database = await openDatabase()
    await buildAnchors(database, 29, -0.2)
    const asked = await buildLearned(database, { answers: 60, moved: null })
    expect((await calibrateOnce(database, asked)).drift).toBe(0)
  })

  it('also corrects an item that is calibrated after the anchors', async () => {
    const database = await openDatabase()
    await buildAnchors(database, 30, -0.2)
    const { anchor, gridDifficulty } = await calibrateOnce(
      database,
      await buildLearned(database, { answers: 199, moved: null }),
    )
    expect((gridDifficulty ?? Number.NaN) - (anchor ?? Number.NaN)).toBeCloseTo(-0.2, 12)
  })

  it('ignores anchors of other sections, and anchors whose question has a newer version', async () => {
    const database = await openDatabase()
    await buildAnchors(database, 29, -0.2)
    const [foreign, edited] = [
      await buildLearned(database, { answers: 300, moved: -0.2 }),
      await buildLearned(database, { answers: 300, moved: -0.2 }),
    ]
    const skillTags = ['english.evidence']
    await database.prisma.question.update({ where: { id: foreign.id }, data: { skillTags } })
    await database.prisma.question.update({ where: { id: edited.id }, data: { version: 2 } })
    const asked = await buildLearned(database, { answers: 60, moved: null })
    expect((await calibrateOnce(database, asked)).drift).toBe(0)
  })

  it('applies to an item’s statistics, even after an editor suspends the item', async () => {
    const database = await openDatabase()
    const { prisma } = database
    await buildAnchors(database, 30, -0.2)
    const { questionId, difficulty } = await calibrateOnce(
      database,
      await buildLearned(database, { answers: 60, moved: null }),
    )
    expect((await getStatistics({ prisma, now }, questionId)).difficulty.value).toBeCloseTo(difficulty, 12)
    const { id } = await buildUser(database)
    await setSuspended({ prisma, now, caller: { id }, request: buildRequest() }, { id: questionId, suspended: true })
    expect(await prisma.itemParameters.findUnique({ where: { questionId } })).toMatchObject({ difficulty })
  })
})
