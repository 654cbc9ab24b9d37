import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Connection, Queries } from './connection.ts'
import {
  defaultMigrationsDirectory,
  type MigrateOptions,
  migrate,
  type Resolution,
  resolveMigration,
} from './migrate.ts'

/** The query client. Only its `Database` may connect and disconnect it. */
export type DatabaseClient = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$extends'>

/**
 * The client inside `prisma.$transaction(async (transaction) => …)`. With an embedded database, the callback must not
 * use any other client.
 */
export type DatabaseTransaction = Prisma.TransactionClient

/**
 * Called with the payload of each notification. Called with null after a lost connection, because notifications may
 * have been missed.
 */
export type NoticeHandler = (payload: string | null) => void

/**
 * How long a transaction may wait for a connection, and how long it may run, in milliseconds. Prisma's defaults of two
 * and five seconds are too short for a busy machine.
 */
export const transactionOptions = { maxWait: 10_000, timeout: 20_000 }

/** The names of channels. They are inserted into SQL without escaping. */
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
   * Applies pending migrations and returns their names in order. Several servers may call this at the same time.
   * @param directory the migrations folder, by default this package's own
   * @throws MigrationError if the database is newer than the folder, an applied migration was edited, or a migration
   * fails or has failed before
   */
  migrate(directory?: string, options?: MigrateOptions): Promise<string[]>
  /**
   * Resolves a failed migration: marks it as applied, or allows a retry.
   * @param directory the migrations folder, by default this package's own
   * @throws MigrationError if no migration of this name has failed
   */
  resolveMigration(name: string, resolution: Resolution, directory?: string): Promise<void>
  /**
   * Runs a script of several statements, in one transaction unless the script controls transactions itself.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /** Runs raw queries in one transaction. On an embedded database, all other queries wait until it ends. */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
  /**
   * Subscribes to a channel. Any process can notify it with `pg_notify`; notifications arrive when the sender commits.
   * @returns a function that unsubscribes
   */
  listen(channel: Channel, handler: NoticeHandler): Promise<() => Promise<void>>
  /**
   * Returns the number of connections in each state, and the number of queries that are waiting for a connection.
   * Returns null for an embedded database.
   */
  connections(): Connections | null
  /** Rejects if the database does not respond. */
  ping(): Promise<void>
  /** Closes all connections and releases the data directory. May be called repeatedly. */
  close(): Promise<void>
}

/** The operations that embedded and PostgreSQL databases implement differently. */
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
      // Runs one migration at a time. In an embedded database, all calls share one session, so an advisory lock would
      // not block concurrent calls.
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
      // Querying a closed client would make Prisma reconnect.
      if (closing) throw new Error('The database is closed.')
      await prisma.$queryRaw`SELECT 1`
    },
    close: () => {
      closing ??= prisma.$disconnect().then(driver.close)
      return closing
    },
  }
}
