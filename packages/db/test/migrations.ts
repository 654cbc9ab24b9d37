import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemporaryDirectory } from './fresh-database.ts'

/** Creates a migrations folder from the given names and scripts. The folder is removed after the test. */
export async function writeMigrations(migrations: Record<string, string>): Promise<string> {
  const directory = await createTemporaryDirectory()
  await addMigrations(directory, migrations)
  return directory
}

export async function addMigrations(directory: string, migrations: Record<string, string>): Promise<void> {
  for (const [name, sql] of Object.entries(migrations)) {
    await mkdir(join(directory, name), { recursive: true })
    await writeFile(join(directory, name, 'migration.sql'), sql)
  }
}
