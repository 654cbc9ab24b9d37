import { PrismaClient } from '../generated/prisma/client.ts'
import { assembleDatabase, type Database, transactionOptions } from './database.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { EmbeddedAdapter } from './embedded-adapter.ts'
import { postgresDatabase } from './postgres-database.ts'

export type { Database, DatabaseClient, DatabaseTransaction } from './database.ts'

interface OpenOptions {
  /** Whether a commit to a data directory waits until it is written to disk. Default: true. */
  readonly syncs?: boolean
  /**
   * The URL of a pooler in transaction mode in front of the same server database. Queries use this URL. Migrations,
   * notifications and raw connections use the target.
   */
  readonly pooledUrl?: string | undefined
  /** The maximum number of pooled connections to a server. Default: 10. */
  readonly poolSize?: number
  /** The timeout for each statement of a query on a server, in milliseconds. Default: 0, which means no timeout. */
  readonly statementMs?: number
}

/**
 * Opens a database: on a server if the target is a `postgres://` or `postgresql://` URL, in memory if it is
 * `memory://`, and otherwise in the directory at that path. Creates the directory if it does not exist.
 * @throws DataDirectoryInUseError when another process uses the directory
 */
export async function openDatabase(
  target: string,
  { syncs = true, pooledUrl, poolSize = 10, statementMs = 0 }: OpenOptions = {},
): Promise<Database> {
  if (isPostgresUrl(target)) return postgresDatabase(target, { pooledUrl, poolSize, statementMs })
  return embeddedDatabase(
    await openEmbedded(target === 'memory://' ? { kind: 'memory' } : { kind: 'directory', path: target, syncs }),
  )
}

/** Returns whether a target is the URL of a database on a server. */
export function isPostgresUrl(target: string): boolean {
  return /^postgres(ql)?:\/\//.test(target)
}

/** Creates a database object for PGlite. Migrations and queries share PGlite's only connection. */
export function embeddedDatabase({ pglite, close }: Embedded): Database {
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
    // PGlite has only one shared connection, so there is nothing to count.
    connections: () => null,
    listen: (channel, handler) => pglite.listen(channel, handler),
    close,
  })
}
