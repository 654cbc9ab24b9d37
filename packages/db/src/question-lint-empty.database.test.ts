import { expect, it } from 'vitest'
import { kinds, openMigrated } from '../test/fresh-database.ts'
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
  questionType: 'short_answer',
}

it.each(kinds)('queues only questions without text for lint (%s)', async (kind) => {
  const migration = (await readMigrations(defaultMigrationsDirectory)).find(({ name }) => name.endsWith('lint_empty'))
  const database = await openMigrated(kind)
  for (const body of ['', '<p>x</p>']) {
    const { id } = await database.prisma.question.create({ data: { ...attributes, body, legacyId: `body ${body}` } })
    await database.prisma.questionLint.update({ where: { questionId: id }, data: { due: false } })
  }
  await database.execute(migration?.sql ?? '')
  const due = await database.prisma.question.findMany({ where: { lint: { due: true } }, select: { body: true } })
  expect(due).toEqual([{ body: '' }])
})
