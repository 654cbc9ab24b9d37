import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { postgresDatabase } from './postgres-database.ts'

export type { Database, DatabaseClient, DatabaseTransaction } from './database.ts'

/**
 * Opens a database: a `postgres://` or `postgresql://` URL names a server, `memory://` an embedded database that
 * nothing outlives, and anything else the directory of an embedded one, created with its parents.
 * @throws DataDirectoryInUseError when another process holds the directory
 */
export async function openDatabase(target: string): Promise<Database> {
  if (/^postgres(ql)?:\/\//.test(target)) return postgresDatabase(target)
  return embeddedDatabase(
    await openEmbedded(target === 'memory://' ? { kind: 'memory' } : { kind: 'directory', path: target }),
  )
}
