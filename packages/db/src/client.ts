import { PrismaClient } from '../generated/prisma/client.ts'
import { assembleDatabase, type Database, transactionOptions } from './database.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { EmbeddedAdapter } from './embedded-adapter.ts'
import { postgresDatabase } from './postgres-database.ts'

export type { Database, DatabaseClient, DatabaseTransaction } from './database.ts'

interface OpenOptions {
  /** Whether commits to a data directory wait for the disk. Default: true. */
  readonly syncs?: boolean
  /** The path of a dump of an empty embedded database. If omitted, `initdb` creates the database. */
  readonly emptyDump?: string | undefined
  /**
   * The URL of a transaction-mode pooler in front of the same server. Queries go through the pooler. Migrations,
   * notifications and raw connections connect to the target directly.
   */
  readonly pooledUrl?: string | undefined
  /** The maximum number of connections to a server. Default: 10. */
  readonly poolSize?: number
  /** The statement timeout on a server, in milliseconds. Default: 0 (none). */
  readonly statementMs?: number
}

/**
 * Opens the database on a server for a `postgres://` or `postgresql://` URL, in memory for `memory://`, and otherwise
 * in a directory, which is created if necessary.
 * @throws DataDirectoryInUseError if another process uses the directory
 */
export async function openDatabase(
  target: string,
  { syncs = true, emptyDump, pooledUrl, poolSize = 10, statementMs = 0 }: OpenOptions = {},
): Promise<Database> {
  if (isPostgresUrl(target)) return postgresDatabase(target, { pooledUrl, poolSize, statementMs })
  return wrapEmbeddedDatabase(
    await openEmbedded(
      target === 'memory://' ? { kind: 'memory' } : { kind: 'directory', path: target, syncs, emptyDump },
    ),
  )
}

export function isPostgresUrl(target: string): boolean {
  return /^postgres(ql)?:\/\//.test(target)
}

/** Wraps PGlite as a database. Migrations and queries share its only connection. */
export function wrapEmbeddedDatabase({ pglite, close }: Embedded): Database {
  return assembleDatabase('embedded', new PrismaClient({ adapter: new EmbeddedAdapter(pglite), transactionOptions }), {
    withConnection: (work) =>
      work({
        query: (sql, parameters = []) => pglite.query(sql, [...parameters]),
        execute: async (script) => (await pglite.exec(script)).flatMap(({ rows }) => rows),
        transaction: (inTransaction) =>
          pglite.transaction((transaction) =>
            inTransaction({ query: (sql, parameters = []) => transaction.query(sql, [...parameters]) }),
          ),
      }),
    // An embedded database has no pool to count: all queries share one connection.
    connections: () => null,
    listen: (channel, handler) => pglite.listen(channel, handler),
    close,
  })
}
