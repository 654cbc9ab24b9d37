import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Connection, Queries } from './connection.ts'
import {
  defaultMigrationsDirectory,
  type MigrateOptions,
  migrate,
  type Resolution,
  resolveMigration,
} from './migrate.ts'

/** The query client. The `Database` that contains it opens and closes it. */
export type DatabaseClient = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$extends'>

/**
 * The client passed to the callback of `prisma.$transaction(async (transaction) => …)`. On the embedded database, the
 * callback must not use any other client.
 */
export type DatabaseTransaction = Prisma.TransactionClient

/**
 * Handles the notifications on a channel. Receives each payload, or null after the connection was lost and
 * notifications may have been missed.
 */
export type NoticeHandler = (payload: string | null) => void

/**
 * The maximum time that a transaction waits for a connection, and the maximum time that it runs. Prisma's defaults, two
 * and five seconds, would abort valid transactions on a busy machine.
 */
export const transactionOptions = { maxWait: 10_000, timeout: 20_000 }

/** The channel names. They are inserted into SQL without escaping. */
type Channel = 'export_jobs'

export interface Connections {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

export interface Database {
  readonly prisma: DatabaseClient
  readonly kind: 'embedded' | 'postgres'
  /**
   * Applies the pending migrations and returns their names in order. Safe when several servers start at the same time.
   * @param directory the migrations folder, by default the one in this package
   * @throws MigrationError when the database is newer than the folder, an applied migration was edited, or a migration
   * failed in this or an earlier run
   */
  migrate(directory?: string, options?: MigrateOptions): Promise<string[]>
  /**
   * Resolves a failed migration, so that `migrate` retries it or treats it as applied.
   * @param directory the migrations folder, by default the one in this package
   * @throws MigrationError when no migration with this name has failed
   */
  resolveMigration(name: string, resolution: Resolution, directory?: string): Promise<void>
  /**
   * Runs a script with several statements, in one transaction unless the script controls transactions itself.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /**
   * Runs raw queries in one transaction, on one connection. On the embedded database, all other queries wait until the
   * transaction ends.
   */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
  /**
   * Subscribes to the notifications on a channel. Any process can send notifications with `pg_notify`. They arrive when
   * the sender's transaction commits.
   * @returns a function that ends the subscription
   */
  listen(channel: Channel, handler: NoticeHandler): Promise<() => Promise<void>>
  /**
   * Returns the number of query connections in each state and the number of waiting queries, or null for the embedded
   * database.
   */
  connections(): Connections | null
  /** Rejects when the database does not respond. */
  ping(): Promise<void>
  /** Closes the connections and releases the data directory. Can be called more than once. */
  close(): Promise<void>
}

/** The operations that each kind of database implements. */
export interface Driver {
  withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  connections: Database['connections']
  listen: Database['listen']
  close: () => Promise<void>
}

export function assembleDatabase(kind: Database['kind'], prisma: PrismaClient, driver: Driver): Database {
  let migrating: Promise<unknown> = Promise.resolve()
  let closing: Promise<void> | undefined
  return {
    prisma,
    kind,
    migrate: (directory = defaultMigrationsDirectory, options = {}) => {
      // The embedded database has only one session, so the advisory lock does not prevent two simultaneous runs.
      const run = migrating.then(() => driver.withConnection((connection) => migrate(connection, directory, options)))
      migrating = run.catch(() => {})
      return run
    },
    resolveMigration: (name, resolution, directory = defaultMigrationsDirectory) =>
      driver.withConnection((connection) => resolveMigration(connection, directory, { name, resolution })),
    execute: (script) => driver.withConnection((connection) => connection.execute(script)),
    transaction: (work) => driver.withConnection((connection) => connection.transaction(work)),
    listen: async (channel, handler) => {
      if (closing) throw new Error('The database is closed.')
      return driver.listen(channel, handler)
    },
    connections: driver.connections,
    ping: async () => {
      // Otherwise, Prisma would reconnect to the server after the database is closed.
      if (closing) throw new Error('The database is closed.')
      await prisma.$queryRaw`SELECT 1`
    },
    close: () => {
      closing ??= prisma.$disconnect().then(driver.close)
      return closing
    },
  }
}
