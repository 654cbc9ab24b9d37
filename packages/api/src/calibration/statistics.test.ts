import type { Database } from '@pathwise/db/client'
import {
  addMinutes,
  buildItem,
  buildRun,
  deleteQuestionsAndRuns,
  type TestAnswer,
} from '@pathwise/testing/assessment-runs'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRequest } from '../../test/request.ts'
import { listQuestions } from '../questions/list.service.ts'
import { listQuestionsInputSchema } from '../questions/questions.schemas.ts'
import { calibrate } from './calibrate.ts'
import { startItem, writeItem } from './item-state.ts'
import type { itemFilters } from './statistics.schemas.ts'
import { getStatistics, setSuspended } from './statistics.service.ts'

const monday = new Date('2026-11-02T15:00:00Z')
const friday = addMinutes(monday, 4 * 24 * 60)

const database = closeAfterTests(await createTestDatabase())
beforeEach(() => deleteQuestionsAndRuns(database))

/** Returns the context of an editor’s request. */
async function signInEditor() {
  const editor = await buildUser(database, { role: 'editor', name: 'Mina' })
  return { prisma: database.prisma, now: () => friday, caller: { id: editor.id }, request: buildRequest() }
}

/** Stores the parameters of an item with level `beginner` and no answers. `columns` overrides individual columns. */
async function storeItem({ prisma }: Database, id: number, columns: Partial<ReturnType<typeof writeItem>>) {
  const row = writeItem(startItem({ version: 1, difficultyLevel: 'beginner' }))
  return prisma.itemParameters.create({ data: { questionId: id, ...row, ...columns, updatedAt: monday } })
}

describe('statistics', () => {
  it('estimates the difficulty from the author’s level before the first answer', async () => {
    const ctx = await signInEditor()
    const { id } = await buildItem(database, { difficultyLevel: 'expert' })
    expect(await getStatistics(ctx, id)).toMatchObject({
      ...{ question_version: 1, status: 'guessed', answers: 0, author_level: 'expert', reviewed: null },
      ...{ usual_seconds: null, misfit: null, leak: null, exposure: { runs: 0, of: 0 } },
      difficulty: { level: 'expert' },
    })
  })

  it('counts answers by choice and by third of the ability range, and counts the runs that asked the item', async () => {
    const ctx = await signInEditor()
    const question = await buildItem(database)
    const other = await buildItem(database)
    const given: Omit<TestAnswer, 'question'>[] = [{}, {}, { outcome: 'wrong' }, { outcome: 'unknown' }]
    for (const answer of given) {
      await buildRun(database, { startedAt: monday, answers: [{ question, ...answer }, { question: other }] })
    }
    await buildRun(database, { startedAt: monday, answers: [{ question: other }] })
    const longAgo = new Date('2026-07-01T15:00:00Z')
    await buildRun(database, { startedAt: longAgo, answers: [{ question }] })
    await calibrate(database.prisma, () => friday)
    const { answers, exposure, choices, difficulty } = await getStatistics(ctx, question.id)
    expect(answers).toBe(5)
    expect(exposure).toEqual({ runs: 4, of: 5 })
    expect(choices.map(({ id, right, counts }) => [id, right, counts.reduce((sum, count) => sum + count, 0)])).toEqual([
      ['A', false, 1],
      ['B', true, 3],
      ['C', false, 0],
      ['D', false, 0],
      ['unknown', false, 1],
    ])
    expect(difficulty.low).toBeLessThan(difficulty.value)
    expect(difficulty.known_low).toBeLessThan(difficulty.known)
    expect(difficulty.known_high).toBeGreaterThan(difficulty.known)
  })

  it('counts the answers to a typed item by outcome instead of by choice', async () => {
    const ctx = await signInEditor()
    const question = await buildItem(database, { questionType: 'numerical', choices: [], answer: '12' })
    const columns = { answer: { text: '12.0' } }
    await buildRun(database, { startedAt: monday, answers: [{ question, columns }] })
    await calibrate(database.prisma, () => friday)
    const { choices } = await getStatistics(ctx, question.id)
    expect(choices).toEqual([
      { id: 'right', html: null, right: true, counts: [0, 1, 0] },
      { id: 'wrong', html: null, right: false, counts: [0, 0, 0] },
      { id: 'unknown', html: null, right: false, counts: [0, 0, 0] },
    ])
  })

  it('ignores answers to an earlier version', async () => {
    const ctx = await signInEditor()
    const { id } = await buildItem(database, { version: 2 })
    await storeItem(database, id, { answers: 80, status: 'provisional' })
    expect(await getStatistics(ctx, id)).toMatchObject({ question_version: 2, answers: 0, status: 'guessed' })
  })

  it('throws not_found for a practice question and for an unknown id', async () => {
    const ctx = await signInEditor()
    const { id } = await buildQuestion(database)
    await expect(getStatistics(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setSuspended(ctx, { id: 999_999, suspended: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await database.prisma.itemParameters.count()).toBe(0)
  })
})

describe('suspending an item', () => {
  it('suspends an item without answers, records the editor, and can resume it', async () => {
    const ctx = await signInEditor()
    const { id } = await buildItem(database)
    const reviewed = { at: friday.toISOString(), by: 'Mina' }
    expect(await setSuspended(ctx, { id, suspended: true })).toMatchObject({ status: 'suspended', reviewed })
    expect(await database.prisma.itemParameters.findMany()).toMatchObject([{ questionId: id, status: 'suspended' }])
    expect(await setSuspended(ctx, { id, suspended: false })).toMatchObject({ status: 'guessed', reviewed })
    const where = { actorId: ctx.caller.id, targetId: String(id) }
    expect(await database.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'item_suspended' },
      { action: 'item_resumed' },
    ])
  })

  it('keeps the first editor on record when another editor suspends the item again', async () => {
    const ctx = await signInEditor()
    const { id } = await buildItem(database)
    await setSuspended(ctx, { id, suspended: true })
    const { id: other } = await buildUser(database, { role: 'editor', name: 'Jo' })
    const again = await setSuspended({ ...ctx, caller: { id: other } }, { id, suspended: true })
    expect(again.reviewed?.by).toBe('Mina')
  })

  it('shows the account id of an editor without a name, and no editor after the account is deleted', async () => {
    const ctx = await signInEditor()
    const { id } = await buildItem(database)
    const unnamed = await buildUser(database, { role: 'editor', name: null })
    const suspended = await setSuspended({ ...ctx, caller: { id: unnamed.id } }, { id, suspended: true })
    expect(suspended.reviewed?.by).toBe(unnamed.id)
    await database.prisma.user.delete({ where: { id: unnamed.id } })
    expect((await getStatistics(ctx, id)).reviewed).toMatchObject({ by: null })
  })

  it('keeps an item suspended after new answers and after an edit', async () => {
    const ctx = await signInEditor()
    const question = await buildItem(database)
    await setSuspended(ctx, { id: question.id, suspended: true })
    await buildRun(database, { startedAt: monday, answers: [{ question }] })
    await calibrate(database.prisma, () => friday)
    expect(await getStatistics(ctx, question.id)).toMatchObject({ status: 'suspended', answers: 1 })
    await database.prisma.question.update({ where: { id: question.id }, data: { version: 2 } })
    expect(await getStatistics(ctx, question.id)).toMatchObject({ status: 'suspended', answers: 0 })
  })

  it('restarts an item’s leak monitoring from its current grid when an editor resumes the item', async () => {
    const ctx = await signInEditor()
    const { id } = await buildItem(database)
    const referenceGrid = writeItem(startItem({ version: 1, difficultyLevel: 'expert' })).grid
    const row = await storeItem(database, id, { answers: 260, leak: 8, referenceGrid, status: 'suspended' })
    expect(await getStatistics(ctx, id)).toMatchObject({ leak: { value: 8, suspected: true } })
    const resumed = await setSuspended(ctx, { id, suspended: false })
    expect(resumed).toMatchObject({ status: 'calibrated', leak: { value: 0, suspected: false } })
    const { referenceGrid: after } = await database.prisma.itemParameters.findUniqueOrThrow({
      where: { questionId: id },
    })
    expect(after).toEqual(row.grid)
  })
})

it('filters assessment items by status, suspected leak and misfit', async () => {
  await buildQuestion(database)
  const items: Record<string, number> = {}
  const add = async (name: string, columns?: Parameters<typeof storeItem>[2], version = 1) => {
    const { id } = await buildItem(database, { version })
    items[name] = id
    if (columns) await storeItem(database, id, columns)
  }
  const poorFit = { answers: 60, fitSquares: 20, fitExpected: 12, fitVariance: 4 }
  await add('untouched')
  await add('guessed', { answers: 10 })
  await add('provisional', { status: 'provisional', answers: 60 })
  await add('calibrated', { status: 'calibrated', answers: 300 })
  await add('leaked', { status: 'calibrated', answers: 300, leak: 6.1 })
  await add('misfit', { ...poorFit, status: 'provisional' })
  await add('suspended', { status: 'suspended', answers: 60 })
  await add('edited', { ...poorFit, status: 'calibrated', leak: 9 }, 2)
  await add('editedSuspended', { status: 'suspended' }, 2)
  const find = async (status: (typeof itemFilters)[number]) => {
    const { questions, total_count } = await listQuestions(database, listQuestionsInputSchema.parse({ status }))
    const ids = questions.map(({ id }) => id)
    expect(total_count).toBe(ids.length)
    return Object.keys(items).filter((name) => ids.includes(items[name] ?? 0))
  }
  expect(await find('guessed')).toEqual(['untouched', 'guessed', 'edited'])
  expect(await find('provisional')).toEqual(['provisional', 'misfit'])
  expect(await find('calibrated')).toEqual(['calibrated', 'leaked'])
  expect(await find('suspended')).toEqual(['suspended', 'editedSuspended'])
  expect(await find('leak')).toEqual(['leaked'])
  expect(await find('misfit')).toEqual(['misfit'])
  await database.prisma.itemParameters.updateMany({ data: { status: 'suspended' } })
  expect(await find('calibrated')).toEqual([])
})
