import type { Database } from '../database.ts'
import { seedLibrary } from './seed-library.ts'
import { seedQuestions } from './seed-questions.ts'

/** Brings what this package ships into a migrated database. It may run at every start. */
export async function seed(database: Pick<Database, 'prisma'>): Promise<void> {
  await seedQuestions(database)
  await seedLibrary(database)
}
