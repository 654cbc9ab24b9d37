import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError } from './errors.ts'

export interface Migration {
  name: string
  sql: string
  /** SHA-256 of the script, in hexadecimal, as Prisma keeps it. */
  checksum: string
}

/**
 * Reads a folder as Prisma lays it out, `<name>/migration.sql`, sorted by name, which is the order of application.
 * @throws MigrationError when there is no such folder
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((cause: unknown) => {
    throw new MigrationError(`There is no migrations folder at ${directory}`, { cause })
  })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(names.toSorted().map((name) => readMigration(directory, name)))
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  // A checkout that turned the line ends into CRLF has not edited the migration.
  const sql = (await readFile(join(directory, name, 'migration.sql'), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
