import type { Question } from '@pathwise/db/prisma'
import { addMinutes, buildItem, buildRun, deleteQuestionsAndRuns } from '@pathwise/testing/assessment-runs'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRequest } from '../../test/request.ts'
import { calibrate } from './calibrate.ts'
import { startItem, writeItem } from './item-state.ts'
import { getStatistics, setSuspended } from './statistics.service.ts'

const monday = new Date('2026-11-02T15:00:00Z')
const now = () => addMinutes(monday, 60)

const database = closeAfterTests(await createTestDatabase())
beforeEach(() => deleteQuestionsAndRuns(database))

interface Learned {
  readonly answers: number
  /** How far the item's grid has shifted since it was calibrated, or null if the item is not an anchor. */
  readonly moved: number | null
}

/** Stores items that all have the given number of answers. */
async function buildLearned(count: number, { answers, moved }: Learned): Promise<Question[]> {
  const questions = await Promise.all(Array.from({ length: count }, () => buildItem(database)))
  const data = questions.map((question) => {
    const columns = writeItem({ ...startItem(question), answers })
    const anchor = moved === null ? null : columns.gridDifficulty - moved
    return { questionId: question.id, ...columns, anchor, updatedAt: monday }
  })
  await database.prisma.itemParameters.createMany({ data })
  return questions
}

async function buildOne(learned: Learned): Promise<Question> {
  const [question] = await buildLearned(1, learned)
  if (!question) throw new Error('No item was stored')
  return question
}

/** Stores anchors that have all shifted by the same amount. */
async function buildAnchors(count: number, moved: number): Promise<void> {
  await buildLearned(count, { answers: 300, moved })
}

/**
 * Calibrates with one answer to an item. Returns the item, and the drift correction that was applied to its section.
 */
async function calibrateOnce(question: Question) {
  const finishedAt = addMinutes(monday, 1)
  await buildRun(database, { startedAt: monday, finishedAt, answers: [{ question }] })
  await calibrate(database.prisma, now)
  const item = await database.prisma.itemParameters.findUniqueOrThrow({ where: { questionId: question.id } })
  return { ...item, drift: (item.gridDifficulty ?? Number.NaN) - item.difficulty }
}

describe('the scale of a section', () => {
  it('shifts a section’s items back by the median drift of its anchors, except items with status guessed', async () => {
    await buildAnchors(30, -0.2)
    const asked = await buildOne({ answers: 49, moved: null })
    const guessed = await buildOne({ answers: 20, moved: null })
    expect((await calibrateOnce(asked)).drift).toBeCloseTo(-0.2, 12)
    const rows = await database.prisma.itemParameters.findMany({ where: { questionId: { not: asked.id } } })
    for (const { questionId, difficulty, gridDifficulty } of rows) {
      expect((gridDifficulty ?? Number.NaN) - difficulty).toBeCloseTo(questionId === guessed.id ? 0 : -0.2, 12)
    }
  })

  it('does not shift items when the section has fewer than 30 anchors', async () => {
    await buildAnchors(29, -0.2)
    const asked = await buildOne({ answers: 60, moved: null })
    expect((await calibrateOnce(asked)).drift).toBe(0)
  })

  it('corrects the difficulty of a newly calibrated item by the drift of the section’s anchors', async () => {
    await buildAnchors(30, -0.2)
    const { anchor, gridDifficulty } = await calibrateOnce(await buildOne({ answers: 199, moved: null }))
    expect((gridDifficulty ?? Number.NaN) - (anchor ?? Number.NaN)).toBeCloseTo(-0.2, 12)
  })

  it('ignores anchors of other sections, and anchors whose question has a newer version', async () => {
    await buildAnchors(29, -0.2)
    const [foreign, edited] = [
      await buildOne({ answers: 300, moved: -0.2 }),
      await buildOne({ answers: 300, moved: -0.2 }),
    ]
    const skillTags = ['english.evidence']
    await database.prisma.question.update({ where: { id: foreign.id }, data: { skillTags } })
    await database.prisma.question.update({ where: { id: edited.id }, data: { version: 2 } })
    const asked = await buildOne({ answers: 60, moved: null })
    expect((await calibrateOnce(asked)).drift).toBe(0)
  })

  it('applies the drift correction to an item’s statistics, even after the item is suspended', async () => {
    const { prisma } = database
    await buildAnchors(30, -0.2)
    const { questionId, difficulty } = await calibrateOnce(await buildOne({ answers: 60, moved: null }))
    expect((await getStatistics({ prisma, now }, questionId)).difficulty.value).toBeCloseTo(difficulty, 12)
    const { id } = await buildUser(database)
    await setSuspended({ prisma, now, caller: { id }, request: buildRequest() }, { id: questionId, suspended: true })
    expect(await prisma.itemParameters.findUnique({ where: { questionId } })).toMatchObject({ difficulty })
  })
})
