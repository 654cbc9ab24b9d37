import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { postgresDatabase } from './postgres-database.ts'

export type { Database, DatabaseClient, DatabaseTransaction } from './database.ts'

/**
 * Opens a database. A `postgres://` or `postgresql://` URL is a server, `memory://` an embedded database in memory, and
 * any other text the directory of an embedded database, created with its parents.
 * @throws DataDirectoryInUseError when another process holds the directory
 */
export async function openDatabase(target: string): Promise<Database> {
  if (/^postgres(ql)?:\/\//.test(target)) return postgresDatabase(target)
  return embeddedDatabase(
    await openEmbedded(target === 'memory://' ? { kind: 'memory' } : { kind: 'directory', path: target }),
  )
}
