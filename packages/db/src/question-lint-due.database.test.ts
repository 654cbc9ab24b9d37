import { describe, expect, it } from 'vitest'
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
  questionType: 'short_answer',
}

/**
 * For each text, creates a question that is not due for lint. Then runs a migration, and returns the texts of the
 * questions that are due for lint afterward.
 */
async function findDue(kind: (typeof kinds)[number], migrationName: string, texts: readonly string[]) {
  const migration = (await readMigrations(defaultMigrationsDirectory)).find(({ name }) => name.endsWith(migrationName))
  const database = await openMigratedDatabase(kind)
  for (const [index, bodyText] of texts.entries()) {
    const body = bodyText && `<p>${bodyText}</p>`
    const { id } = await database.prisma.question.create({
      data: { ...attributes, body, bodyText, legacyId: `text ${index}` },
    })
    await database.prisma.questionLint.update({ where: { questionId: id }, data: { due: false } })
  }
  await database.execute(migration?.sql ?? '')
  const due = await database.prisma.question.findMany({ where: { lint: { due: true } }, select: { bodyText: true } })
  return due.map(({ bodyText }) => bodyText)
}

describe.each(kinds)('the migrations for new lint rules (%s)', (kind) => {
  it('marks only questions without text as due for lint when the lint_empty migration runs', async () => {
    expect(await findDue(kind, 'lint_empty', ['', 'x'])).toEqual([''])
  })

  it('marks only questions of 150+ characters as due for lint when the lint_reading migration runs', async () => {
    const long = 'x'.repeat(150)
    expect(await findDue(kind, 'lint_reading', [long, 'x'.repeat(149)])).toEqual([long])
  })
})
