import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '@pathwise/db/database'
import checksums from '../generated/checksums.json' with { type: 'json' }
import { seedContentSchema, seedLibrary } from './seed-library.ts'
import { seedBankSchema, seedQuestions } from './seed-questions.ts'
import { isSeeded } from './seed-set.ts'

/** SHA-256 of each set, in hexadecimal. */
export const seedChecksums: readonly string[] = Object.values(checksums)

const generated = fileURLToPath(new URL('../generated', import.meta.url))

/**
 * Writes the question bank and the library to a migrated database. Runs at every server start. Parses a set only when
 * the database lacks it, because parsing both sets takes 30 MB of memory.
 * @param folder contains `questions.json` and `content.json`. Defaults to those of this package.
 */
export async function seed(database: Pick<Database, 'prisma'>, folder = generated): Promise<void> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8'))
  if (!(await isSeeded(database, 'questions', checksums.questions)))
    await seedQuestions(database, seedBankSchema.parse(await read('questions')))
  if (!(await isSeeded(database, 'content', checksums.content)))
    await seedLibrary(database, seedContentSchema.parse(await read('content')))
}
