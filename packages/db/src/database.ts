import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Connection } from './connection.ts'
import { defaultMigrationsDirectory, migrate, type Resolution, resolveMigration } from './migrate.ts'

/** What services query with. Opening and closing belong to the `Database` that owns it. */
export type DatabaseClient = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$extends'>

/** The client inside `prisma.$transaction(async (transaction) => …)`; on the embedded database, the only one usable there. */
export type DatabaseTransaction = Prisma.TransactionClient

/**
 * Receives the payload of each notification on a channel; null when notifications may have been missed, because the
 * connection was lost for a while.
 */
export type NoticeHandler = (payload: string | null) => void

/** The name of a channel, which stands in SQL as it is. */
type Channel = 'export_jobs'

export interface Database {
  readonly prisma: DatabaseClient
  readonly kind: 'embedded' | 'postgres'
  /**
   * Applies what is pending and gives the names it applied, in order. Safe when several servers start at once.
   * @param directory the folder of migrations; by default this package's own
   * @throws MigrationError when the history was edited, or an earlier migration failed
   */
  migrate(directory?: string): Promise<string[]>
  /**
   * Settles a migration that failed, so that `migrate` goes on: it tries again, or takes it as applied.
   * @param directory the folder of migrations; by default this package's own
   * @throws MigrationError when no migration of this name has failed
   */
  resolveMigration(name: string, resolution: Resolution, directory?: string): Promise<void>
  /**
   * Runs a script of several statements, as one transaction unless the script says otherwise.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /**
   * Subscribes to the notifications that any process sends on a channel with `pg_notify`, once its transaction commits.
   * @returns a function that ends the subscription
   */
  listen(channel: Channel, handler: NoticeHandler): Promise<() => Promise<void>>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Ends the connections and gives a data directory back. May be called again. */
  close(): Promise<void>
}

/** What the two kinds of database do each in its own way. */
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
      // The embedded database has one session, in which the advisory lock does not keep two runs apart.
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
      // Prisma would connect to a server again.
      if (closing) throw new Error('The database is closed.')
      await prisma.$queryRaw`SELECT 1`
    },
    close: () => {
      closing ??= prisma.$disconnect().then(driver.close)
      return closing
    },
  }
}
