import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Connection } from './connection.ts'
import { type EmbeddedSource, openEmbedded } from './embedded.ts'
import { EmbeddedAdapter } from './embedded-adapter.ts'
import { defaultMigrationsDirectory, migrate } from './migrate.ts'

/** What services query with. Opening and closing belong to the `Database` that owns it. */
export type DatabaseClient = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$extends'>

/** The client inside `prisma.$transaction(async (transaction) => …)`; on the embedded database, the only one usable there. */
export type DatabaseTransaction = Prisma.TransactionClient

export interface Database {
  readonly prisma: DatabaseClient
  readonly kind: 'embedded' | 'postgres'
  /**
   * Applies what is pending and gives the names it applied, in order. Safe when several servers start at once.
   * @param directory the folder of migrations; by default this package's own
   * @throws MigrationError when the history was edited, or an earlier migration failed
   */
  migrate(directory?: string): Promise<string[]>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Ends the connections and gives a data directory back. May be called again. */
  close(): Promise<void>
}

/**
 * Opens a database: a `postgres://` or `postgresql://` URL names a server, `memory://` an embedded database that
 * nothing outlives, and anything else the directory of an embedded one, created with its parents.
 * @throws DataDirectoryInUseError when another process holds the directory
 */
export async function openDatabase(target: string): Promise<Database> {
  if (/^postgres(ql)?:\/\//.test(target)) return openPostgres(target)
  return openEmbeddedDatabase(target === 'memory://' ? { kind: 'memory' } : { kind: 'directory', path: target })
}

export async function openEmbeddedDatabase(source: EmbeddedSource): Promise<Database> {
  const embedded = await openEmbedded(source)
  const { pglite } = embedded
  const connection: Connection = {
    query: (sql, parameters = []) => pglite.query(sql, [...parameters]),
    execute: async (script) => {
      await pglite.exec(script)
    },
  }
  return assemble('embedded', new PrismaClient({ adapter: new EmbeddedAdapter(pglite) }), {
    withConnection: (work) => work(connection),
    close: embedded.close,
  })
}

function openPostgres(connectionString: string): Database {
  // Prisma's adapters send times without a zone and mean UTC.
  const config = { connectionString, options: '-c TimeZone=UTC', connectionTimeoutMillis: 10_000 }
  return assemble('postgres', new PrismaClient({ adapter: new PrismaPg(config) }), {
    withConnection: async (work) => {
      const client = new pg.Client(config)
      await client.connect()
      try {
        return await work({
          query: (sql, parameters = []) => client.query(sql, [...parameters]),
          execute: async (script) => {
            await client.query(script)
          },
        })
      } finally {
        await client.end()
      }
    },
    close: async () => {},
  })
}

interface Driver {
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  close: () => Promise<void>
}

function assemble(kind: Database['kind'], prisma: PrismaClient, driver: Driver): Database {
  let closing: Promise<void> | undefined
  return {
    prisma,
    kind,
    migrate: (directory = defaultMigrationsDirectory) =>
      driver.withConnection((connection) => migrate(connection, directory)),
    ping: async () => {
      await prisma.$queryRaw`SELECT 1`
    },
    close: () => {
      closing ??= prisma.$disconnect().then(driver.close)
      return closing
    },
  }
}
