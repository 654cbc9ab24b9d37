import { expect, it } from 'vitest'
import { kinds, openMigratedDatabase } from '../test/fresh-database.ts'
import { defaultMigrationsDirectory } from './migrate.ts'
import { readMigrations } from './migrations-folder.ts'

const attributes = {
  title: 'Water',
  subject: 'chemistry',
  course: 'Chemistry',
  gradeCode: 'G10',
  educationLevel: 'high_school',
  difficultyLevel: 'beginner',
  difficultyScore: 2,
  questionType: 'short_answer',
  body: 'x',
}

it.each(kinds)('queues a question for lint only if one of its formulas was rejected (%s)', async (kind) => {
  const migration = (await readMigrations(defaultMigrationsDirectory)).find(({ name }) =>
    name.endsWith('lint_chemistry'),
  )
  const database = await openMigratedDatabase(kind)
  for (const rule of ['unparsable_latex', 'missing_answer']) {
    const { id } = await database.prisma.question.create({ data: { ...attributes, legacyId: rule } })
    const findings = [{ rule, place: 'content_question_mj', detail: '\\ce{H2O}' }]
    await database.prisma.questionLint.update({ where: { questionId: id }, data: { due: false, findings } })
  }
  await database.execute(migration?.sql ?? '')
  const due = await database.prisma.question.findMany({ where: { lint: { due: true } }, select: { legacyId: true } })
  expect(due).toEqual([{ legacyId: 'unparsable_latex' }])
})
