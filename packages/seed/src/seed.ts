import type { Database } from '@pathwise/db/database'
import compiledContent from '../generated/content.json' with { type: 'json' }
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { seedLibrary } from './seed-library.ts'
import { seedQuestions } from './seed-questions.ts'

/** SHA-256 of each set, in hexadecimal. */
export const seedChecksums: readonly string[] = [compiledBank.checksum, compiledContent.checksum]

/** Writes the question bank and the library to a migrated database. Runs at every server start. */
export async function seed(database: Pick<Database, 'prisma'>): Promise<void> {
  await seedQuestions(database)
  await seedLibrary(database)
}
