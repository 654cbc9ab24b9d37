import { setTimeout as pause } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Connection } from './connection.ts'
import { assembleDatabase, type Database, type Driver, type NoticeHandler, transactionOptions } from './database.ts'
import { DatabaseConnectionError } from './errors.ts'

const connectionTimeoutMillis = 10_000

interface PostgresOptions {
  /** The URL of the pooler that queries go through. */
  readonly pooledUrl: string | undefined
  readonly poolSize: number
  readonly statementMs: number
}

/**
 * Creates a database object for a PostgreSQL server. It connects on the first query, which fails if no connection is
 * established within ten seconds.
 * @param url used for everything that needs its own session: migrations, notifications and raw connections
 * @param pooledUrl the URL of the same database through a pooler in transaction mode, used for all queries
 */
export function postgresDatabase(url: string, { pooledUrl, poolSize, statementMs }: PostgresOptions): Database {
  // Prisma's adapters send UTC times without a time zone.
  const direct = { connectionString: url, options: '-c TimeZone=UTC', connectionTimeoutMillis }
  // Migrations and backups use separate connections, which allow longer statements. A pooler has its own limit.
  const limited = { ...direct, options: `${direct.options} -c statement_timeout=${statementMs}` }
  const pool = new pg.Pool({ ...(pooledUrl === undefined ? limited : pooledConfig(pooledUrl)), max: poolSize })
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  const variable = pooledUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  const listener = postgresListener(direct)
  return assembleDatabase('postgres', new PrismaClient({ adapter, transactionOptions }), {
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    withConnection: async (work) => {
      const client = await connect(direct, variable)
      try {
        return await work(clientConnection(client))
      } finally {
        await client.end()
      }
    },
    ...listener,
  })
}

/**
 * Sets the time zone with a query, because PgBouncer rejects `options` as a startup parameter. PgBouncer tracks the
 * time zone of each client.
 */
function pooledConfig(connectionString: string): pg.PoolConfig {
  return {
    connectionString,
    connectionTimeoutMillis,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types leave out
    onConnect: async (client) => {
      await client.query("SET TimeZone = 'UTC'")
    },
  }
}

function clientConnection(client: pg.Client): Connection {
  const query: Connection['query'] = (sql, parameters = []) => client.query(sql, [...parameters])
  return {
    query,
    execute: async (script) => {
      // The driver returns an array when the script has several statements, but its types omit the array.
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(script)
      return [results].flat().flatMap(({ rows }) => rows)
    },
    transaction: async (work) => {
      await client.query('BEGIN')
      try {
        const result = await work({ query })
        await client.query('COMMIT')
        return result
      } catch (error) {
        // After a lost connection, there is no open transaction, and `error` is more specific than the error from
        // ROLLBACK.
        await client.query('ROLLBACK').catch(() => {})
        throw error
      }
    },
  }
}

/**
 * @param variable the name of the environment variable that contains the URL, for the error message
 * @throws DatabaseConnectionError with the reason from the server or the network
 */
async function connect(config: pg.ClientConfig, variable: string): Promise<pg.Client> {
  try {
    const client = new pg.Client(config)
    // When there is no error listener, a lost connection ends the process. A query in flight rejects with the same
    // error.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (cause) {
    // When a host name has several addresses, the AggregateError has no message, only one error per address.
    const errors: unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
    const reasons = errors.map((error) => (error instanceof Error ? error.message : String(error)))
    throw new DatabaseConnectionError(`The database of ${variable} cannot be used: ${reasons.join('; ')}`, { cause })
  }
}

/** The delay before the first reconnect attempt. It doubles after each failure, up to the maximum delay. */
const firstPauseMs = 100
const longestPauseMs = 5_000

type Listener = Pick<Driver, 'close' | 'listen'>

/**
 * Listens for notifications on a dedicated connection to a PostgreSQL server. Reconnects when the connection is lost.
 */
function postgresListener(config: pg.ClientConfig): Listener {
  const handlers = new Map<string, Set<NoticeHandler>>()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true })
    client.on('notification', ({ channel, payload }) => notifyHandlers(channel, payload ?? ''))
    // `end` follows every error, and the `end` handler reconnects.
    client.on('error', () => {})
    await client.connect()
    try {
      for (const channel of handlers.keys()) await client.query(`LISTEN ${channel}`)
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', () => {
      if (!closing.signal.aborted) void keep(connectAgain())
    })
    return client
  }

  /** Keeps this attempt's connection for later calls, unless the attempt fails. */
  function keep(attempt: Promise<pg.Client>): Promise<pg.Client> {
    connection = attempt
    attempt.catch(() => {
      if (connection === attempt) connection = undefined
    })
    return attempt
  }

  /** Retries until it connects or the database is closed. Notifications sent in the meantime are lost. */
  async function connectAgain(): Promise<pg.Client> {
    for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
      await pause(wait, undefined, { signal: closing.signal, ref: false })
      const client = await connect().catch(() => undefined)
      if (!client) continue
      for (const channel of handlers.keys()) notifyHandlers(channel, null)
      return client
    }
  }

  function notifyHandlers(channel: string, payload: string | null): void {
    for (const handler of handlers.get(channel) ?? []) handler(payload)
  }

  return {
    listen: async (channel, handler) => {
      const listening = handlers.get(channel) ?? new Set()
      handlers.set(channel, listening.add(handler))
      try {
        const client = await (connection ?? keep(connect()))
        await client.query(`LISTEN ${channel}`)
      } catch (error) {
        listening.delete(handler)
        throw error
      }
      return async () => {
        listening.delete(handler)
      }
    },
    close: async () => {
      closing.abort()
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}
