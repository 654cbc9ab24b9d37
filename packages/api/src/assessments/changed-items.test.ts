import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { buildCaller } from '../../test/caller.ts'
import { answer, answerAll, buildAnswer, openItem, overview } from '../../test/measured-student.ts'
import { openRouter } from '../../test/router.ts'
import { applyEdit, editedColumns } from '../questions/apply-edit.ts'
import { storedChoices } from '../questions/questions.presenter.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
await prisma.user.create({ data: { id: buildCaller().id, email: 'editor@study.example', passwordHash: '' } })
const visitor = openRouter(database).callAs(null)
const start = () => visitor.assessments.start(overview)

const findItem = (run: Awaited<ReturnType<typeof start>>) =>
  prisma.question.findFirstOrThrow({ where: { body: openItem(run).body }, select: editedColumns })
type Item = Awaited<ReturnType<typeof findItem>>

/** Edits a question as the editor does, including a new revision. */
async function edit(before: Item, changes: { body?: string; answer?: string }): Promise<void> {
  const prepared = { ...before, choices: storedChoices(before), ...changes }
  await prisma.$transaction((transaction) => applyEdit(transaction, { before, prepared, authorId: buildCaller().id }))
}

const archive = (id: number) => prisma.question.update({ where: { id }, data: { deletedAt: new Date() } })

describe('an item that changes while it is open', () => {
  it('shows and grades the original version of an open item after an edit', async () => {
    const run = await start()
    const item = await findItem(run)
    const right = await buildAnswer(database, run, 'right')
    await edit(item, { body: '<p>Another text</p>', answer: item.questionType === 'numerical' ? '5' : 'C' })
    expect((await visitor.assessments.get({ id: run.id })).item).toEqual(run.item)
    const next = await visitor.assessments.answer(right)
    const { answers } = await visitor.assessments.finish({ id: next.id })
    expect(answers).toMatchObject([{ body: item.body, outcome: 'right', answer: item.answer }])
  })

  it('accepts the answer to an open item that was archived', async () => {
    const run = await start()
    const item = await findItem(run)
    await archive(item.id)
    expect((await visitor.assessments.get({ id: run.id })).item).toEqual(run.item)
    const next = await visitor.assessments.answer(await buildAnswer(database, run, 'right'))
    expect(next.answered).toBe(1)
  })

  it('replaces an open item whose version no longer exists, and keeps earlier answers', async () => {
    const run = await answer(database, visitor, await start(), 'right')
    const item = await findItem(run)
    const late = await buildAnswer(database, run, 'right')
    // An earlier test may have edited this item.
    await prisma.questionRevision.deleteMany({ where: { questionId: item.id } })
    await prisma.question.update({ where: { id: item.id }, data: { version: 7, body: '<p>Without a revision</p>' } })
    const other = await visitor.assessments.get({ id: run.id })
    expect(other).toMatchObject({ answered: 1, item: { position: 2 } })
    expect(openItem(other).body).not.toBe(openItem(run).body)
    await expect(visitor.assessments.answer(late)).rejects.toMatchObject({ reason: 'already_answered' })
    expect((await answer(database, visitor, other, 'right')).answered).toBe(2)
  })

  it('replaces an open item that is deleted before its answer arrives', async () => {
    const run = await start()
    const late = await buildAnswer(database, run, 'right')
    const item = await findItem(run)
    await prisma.question.delete({ where: { id: item.id } })
    const other = await visitor.assessments.answer(late)
    expect(other).toMatchObject({ answered: 0, item: { position: 1 } })
  })
})

describe('an item that changes before it is asked', () => {
  it('shows the latest version of an edited item', async () => {
    await prisma.$executeRaw`UPDATE questions SET version = version + 1, content_question_mj = replace(content_question_mj, 'Item', 'New item')`
    const run = await answerAll(database, visitor, await start(), { choose: () => 'right', most: 2 })
    expect(openItem(run).body).toContain('New item')
  })

  it('never asks an item that is archived, suspended, moved to practice or missing its correct choice', async () => {
    const run = await start()
    const keep = await findItem(run)
    const others = await prisma.question.findMany({ where: { id: { not: keep.id } }, select: { id: true } })
    // Keep five items unchanged, make four unavailable in different ways, and archive the rest.
    const [archived, suspended, practice, broken, ...rest] = others
    await prisma.question.updateMany({
      where: { id: { in: rest.slice(5).map(({ id }) => id) } },
      data: { deletedAt: new Date() },
    })
    await archive(archived?.id ?? 0)
    await prisma.question.update({ where: { id: practice?.id ?? 0 }, data: { pool: 'practice' } })
    await prisma.question.update({
      where: { id: broken?.id ?? 0 },
      data: { questionType: 'multiple_choice', choices: [{ id: 'A', html: '1' }], answer: 'D' },
    })
    await prisma.itemParameters.create({
      data: {
        ...{ questionId: suspended?.id ?? 0, questionVersion: 1, grid: [], slope: 1, difficulty: 0 },
        ...{ slopeDoubt: 0.3, difficultyDoubt: 0.3, status: 'suspended', updatedAt: new Date() },
      },
    })
    const done = await answerAll(database, visitor, run, { choose: () => 'wrong' })
    expect(done.stop_reason).toBe('no_gain')
    expect(done.answers).toHaveLength(6)
    const closed = [archived, suspended, practice, broken].map((question) => question?.id ?? 0)
    expect(await prisma.response.count({ where: { runId: run.id, questionId: { in: closed } } })).toBe(0)
  })
})
