import { setTimeout as pause } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Connection } from './connection.ts'
import { assembleDatabase, type Database, type Driver, type NoticeHandler, transactionOptions } from './database.ts'
import { DatabaseConnectionError } from './errors.ts'

const connectionTimeoutMillis = 10_000

interface PostgresOptions {
  /** The URL of the pooler, which is used for queries. */
  readonly pooledUrl: string | undefined
  readonly poolSize: number
  readonly statementMs: number
}

/**
 * Creates a database on a PostgreSQL server. It connects on the first query, which fails if connecting takes longer
 * than ten seconds.
 * @param url for everything that needs a session of its own: migrations, notifications, raw connections
 * @param pooledUrl for queries: the same database behind a transaction-mode pooler
 */
export function postgresDatabase(url: string, { pooledUrl, poolSize, statementMs }: PostgresOptions): Database {
  // Prisma's adapters send UTC times without an offset.
  const direct = { connectionString: url, options: '-c TimeZone=UTC', connectionTimeoutMillis }
  // The statement timeout does not apply to migrations and backups, which may take longer. A pooler sets its own
  // timeout.
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
 * Sets the time zone with a query, because PgBouncer rejects the startup parameter `options`. PgBouncer then tracks the
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
      // For a script of several statements, the driver returns an array. Its types declare only a single result.
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
        // After a lost connection, ROLLBACK also fails. Its error is ignored, because `error` is more specific.
        await client.query('ROLLBACK').catch(() => {})
        throw error
      }
    },
  }
}

/**
 * @param variable the environment variable with the URL, for the error message
 * @throws DatabaseConnectionError with the reason
 */
async function connect(config: pg.ClientConfig, variable: string): Promise<pg.Client> {
  try {
    const client = new pg.Client(config)
    // An `error` event without a listener would end the process. Queries in flight are rejected anyway.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (cause) {
    // If a host name has several addresses, the AggregateError has an empty message, so list the individual errors.
    const errors: unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
    const reasons = errors.map((error) => (error instanceof Error ? error.message : String(error)))
    throw new DatabaseConnectionError(`The database of ${variable} cannot be used: ${reasons.join('; ')}`, { cause })
  }
}

/** The delay before reconnecting. It doubles after each failure. */
const firstPauseMs = 100
const longestPauseMs = 5_000

type Listener = Pick<Driver, 'close' | 'listen'>

/** Listens for notifications on its own connection, and reconnects when the connection is lost. */
function postgresListener(config: pg.ClientConfig): Listener {
  const handlers = new Map<string, Set<NoticeHandler>>()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true })
    client.on('notification', ({ channel, payload }) => notifyHandlers(channel, payload ?? ''))
    // An `end` event follows each error, and its handler reconnects.
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

  /** Caches the connection attempt, so that later callers share it. Removes the attempt if it fails. */
  function keep(attempt: Promise<pg.Client>): Promise<pg.Client> {
    connection = attempt
    attempt.catch(() => {
      if (connection === attempt) connection = undefined
    })
    return attempt
  }

  /** Retries until connected or closed. Notifications sent while disconnected are lost. */
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
