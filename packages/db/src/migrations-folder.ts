import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError } from './errors.ts'

export interface Migration {
  name: string
  sql: string
  /** The SHA-256 hash of the script, in hexadecimal, as stored by Prisma. */
  checksum: string
}

/**
 * Reads a folder in Prisma's layout, `<name>/migration.sql`. Returns the migrations sorted by name, which is the order
 * in which they are applied.
 * @throws MigrationError when the folder does not exist
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((cause: unknown) => {
    throw new MigrationError(`There is no migrations folder at ${directory}`, { cause })
  })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(names.toSorted().map((name) => readMigration(directory, name)))
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  // The checksum must not depend on the line endings of the checkout.
  const sql = (await readFile(join(directory, name, 'migration.sql'), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
