import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { postgresDatabase } from './postgres-database.ts'

export type { Database, DatabaseClient, DatabaseTransaction } from './database.ts'

/**
 * Opens a database: on a server for a `postgres://` or `postgresql://` URL, in memory for `memory://`, and otherwise in
 * the directory at that path, which is created if it does not exist.
 * @throws DataDirectoryInUseError when another process holds the directory
 */
export async function openDatabase(target: string): Promise<Database> {
  if (/^postgres(ql)?:\/\//.test(target)) return postgresDatabase(target)
  return embeddedDatabase(
    await openEmbedded(target === 'memory://' ? { kind: 'memory' } : { kind: 'directory', path: target }),
  )
}
