import { expect, it } from 'vitest'
import { kinds, openMigratedDatabase } from '../test/fresh-database.ts'
import { defaultMigrationsDirectory } from './migrate.ts'
import { readMigrations } from './migrations-folder.ts'

const attributes = {
  title: 'A sum',
  subject: 'mathematics',
  course: 'Algebra 1',
  gradeCode: 'G10',
  educationLevel: 'high_school',
  difficultyLevel: 'beginner',
  difficultyScore: 2,
  questionType: 'numerical',
  body: 'x',
}

it.each(kinds)('updates the search and lint rows when a relevant field changes (%s)', async (kind) => {
  const database = await openMigratedDatabase(kind)
  const { prisma } = database
  const { id } = await prisma.question.create({ data: { ...attributes, legacyId: 'one', pool: 'assessment' } })
  const find = () => prisma.questionSearch.findUnique({ where: { questionId: id } })
  expect(await find()).toMatchObject({ pool: 'assessment', questionType: 'numerical' })
  await prisma.question.update({ where: { id }, data: { pool: 'practice' } })
  expect(await find()).toMatchObject({ pool: 'practice', questionType: 'numerical' })
  await prisma.question.update({ where: { id }, data: { questionType: 'essay' } })
  expect(await find()).toMatchObject({ pool: 'practice', questionType: 'essay' })
  for (const data of [{ acceptedAnswers: ['5'] }, { answerUnit: 'cm' }]) {
    await prisma.questionLint.update({ where: { questionId: id }, data: { due: false } })
    await prisma.question.update({ where: { id }, data })
    expect(await prisma.questionLint.findUnique({ where: { questionId: id } })).toMatchObject({ due: true })
  }
})

it.each(kinds)('queues only numeric questions for lint (%s)', async (kind) => {
  const migration = (await readMigrations(defaultMigrationsDirectory)).find(({ name }) => name.endsWith('search_pool'))
  const due = migration?.sql.slice(migration.sql.lastIndexOf('UPDATE "question_lint"')) ?? ''
  const database = await openMigratedDatabase(kind)
  for (const questionType of ['numerical', 'short_answer']) {
    const data = { ...attributes, questionType, legacyId: questionType }
    const { id } = await database.prisma.question.create({ data })
    await database.prisma.questionLint.update({ where: { questionId: id }, data: { due: false } })
  }
  await database.execute(due)
  const found = await database.prisma.question.findMany({ where: { lint: { due: true } }, select: { legacyId: true } })
  expect(found).toEqual([{ legacyId: 'numerical' }])
})

it.each(kinds)('copies the type of existing questions (%s)', async (kind) => {
  const migration = (await readMigrations(defaultMigrationsDirectory)).find(({ name }) => name.endsWith('search_type'))
  const copy = migration?.sql.slice(migration.sql.lastIndexOf('UPDATE "question_search"')) ?? ''
  const database = await openMigratedDatabase(kind)
  const { prisma } = database
  for (const questionType of ['numerical', 'multiple_choice'])
    await prisma.question.create({ data: { ...attributes, questionType, legacyId: questionType } })
  const readChanges = async () => (await prisma.questionBlock.aggregate({ _sum: { changes: true } }))._sum.changes
  await prisma.questionSearch.updateMany({ data: { questionType: 'multiple_choice' } })
  const before = await readChanges()
  await database.execute(copy)
  const types = await prisma.questionSearch.findMany({ orderBy: { questionId: 'asc' }, select: { questionType: true } })
  expect(types).toEqual([{ questionType: 'numerical' }, { questionType: 'multiple_choice' }])
  expect(await readChanges()).toBeGreaterThan(Number(before))
})
