import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Connection } from './connection.ts'
import { defaultMigrationsDirectory, migrate, type Resolution, resolveMigration } from './migrate.ts'

/** The client for queries. The `Database` that contains it opens and closes it. */
export type DatabaseClient = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$extends'>

/**
 * The client inside `prisma.$transaction(async (transaction) => …)`; the embedded database allows no other client
 * there.
 */
export type DatabaseTransaction = Prisma.TransactionClient

/**
 * Receives the payload of each notification on a channel. Receives null when notifications may have been missed because
 * the connection was lost.
 */
export type NoticeHandler = (payload: string | null) => void

/** The name of a channel, which is inserted into SQL unescaped. */
type Channel = 'export_jobs'

export interface Database {
  readonly prisma: DatabaseClient
  readonly kind: 'embedded' | 'postgres'
  /**
   * Applies the pending migrations and returns their names in order. Safe when several servers start at the same time.
   * @param directory the folder of migrations; by default this package's own
   * @throws MigrationError when the history was edited, or an earlier migration failed
   */
  migrate(directory?: string): Promise<string[]>
  /**
   * Resolves a failed migration, so that `migrate` retries it or treats it as applied.
   * @param directory the folder of migrations; by default this package's own
   * @throws MigrationError when no migration of this name has failed
   */
  resolveMigration(name: string, resolution: Resolution, directory?: string): Promise<void>
  /**
   * Runs a script of several statements, in one transaction unless the script controls its own.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /**
   * Subscribes to the notifications on a channel. Any process sends them with `pg_notify`; they arrive when its
   * transaction commits.
   * @returns a function that ends the subscription
   */
  listen(channel: Channel, handler: NoticeHandler): Promise<() => Promise<void>>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Closes the connections and releases a data directory. May be called again. */
  close(): Promise<void>
}

/** The operations that each kind of database implements. */
export interface Driver {
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  listen: Database['listen']
  close: () => Promise<void>
}

export function assembleDatabase(kind: Database['kind'], prisma: PrismaClient, driver: Driver): Database {
  let migrating: Promise<unknown> = Promise.resolve()
  let closing: Promise<void> | undefined
  return {
    prisma,
    kind,
    migrate: (directory = defaultMigrationsDirectory) => {
      // The embedded database has one session, in which the advisory lock does not separate two runs.
      const run = migrating.then(() => driver.withConnection((connection) => migrate(connection, directory)))
      migrating = run.catch(() => {})
      return run
    },
    resolveMigration: (name, resolution, directory = defaultMigrationsDirectory) =>
      driver.withConnection((connection) => resolveMigration(connection, directory, { name, resolution })),
    execute: (script) => driver.withConnection((connection) => connection.execute(script)),
    listen: async (channel, handler) => {
      if (closing) throw new Error('The database is closed.')
      return driver.listen(channel, handler)
    },
    ping: async () => {
      // After closing, Prisma would reconnect to a server.
      if (closing) throw new Error('The database is closed.')
      await prisma.$queryRaw`SELECT 1`
    },
    close: () => {
      closing ??= prisma.$disconnect().then(driver.close)
      return closing
    },
  }
}
