import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError } from './errors.ts'

export interface Migration {
  name: string
  sql: string
  /** SHA-256 of the script in hexadecimal, as Prisma stores it. */
  checksum: string
}

/**
 * Reads a folder with Prisma's layout, `<name>/migration.sql`, in the order in which migrations are applied.
 * @throws MigrationError if the folder does not exist
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((cause: unknown) => {
    throw new MigrationError(`There is no migrations folder at ${directory}`, { cause })
  })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(names.toSorted().map((name) => readMigration(directory, name)))
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  // Line endings differ between checkouts and must not change the checksum.
  const sql = (await readFile(join(directory, name, 'migration.sql'), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
