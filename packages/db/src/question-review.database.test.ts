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

it.each(kinds)('marks archived questions as draft and all others as live (%s)', async (kind) => {
  const migration = (await readMigrations(defaultMigrationsDirectory)).find(({ name }) =>
    name.endsWith('question_review'),
  )
  const upgrade = migration?.sql.slice(migration.sql.indexOf('UPDATE "questions" SET')) ?? ''
  const database = await openMigratedDatabase(kind)
  const { question, questionSearch } = database.prisma
  await question.create({ data: { ...attributes, legacyId: 'edited', version: 3 } })
  await question.create({ data: { ...attributes, legacyId: 'archived', deletedAt: new Date(0) } })
  await database.execute(upgrade)
  const columns = { reviewState: true, reviewChanged: true } as const
  expect(await questionSearch.findMany({ select: columns, orderBy: { questionId: 'asc' } })).toEqual([
    { reviewState: 'live', reviewChanged: false },
    { reviewState: 'draft', reviewChanged: false },
  ])
  await question.update({ where: { legacyId: 'edited' }, data: { version: { increment: 1 } } })
  expect(await questionSearch.findMany({ where: { reviewChanged: true }, select: columns })).toEqual([
    { reviewState: 'live', reviewChanged: true },
  ])
})
