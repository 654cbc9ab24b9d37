import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Connection } from './connection.ts'
import { assembleDatabase, type Database } from './database.ts'
import { DatabaseConnectionError } from './errors.ts'
import { postgresListener } from './postgres-listener.ts'

/**
 * Assembles a database on a PostgreSQL server. It connects at the first query and fails after ten seconds without a
 * connection.
 */
export function postgresDatabase(connectionString: string): Database {
  // Prisma's adapters send UTC times without a zone.
  const config = { connectionString, options: '-c TimeZone=UTC', connectionTimeoutMillis: 10_000 }
  const listener = postgresListener(config)
  return assembleDatabase('postgres', new PrismaClient({ adapter: new PrismaPg(config) }), {
    withConnection: async (work) => {
      const client = await connect(config)
      try {
        return await work(clientConnection(client))
      } finally {
        await client.end()
      }
    },
    ...listener,
  })
}

function clientConnection(client: pg.Client): Connection {
  const query: Connection['query'] = (sql, parameters = []) => client.query(sql, [...parameters])
  return {
    query,
    execute: async (script) => {
      // The driver returns an array when the script has several statements, which its types omit.
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
        // A lost connection has no open transaction, and `error` is more specific than the error of ROLLBACK.
        await client.query('ROLLBACK').catch(() => {})
        throw error
      }
    },
  }
}

/** @throws DatabaseConnectionError with the reason of the server or of the network */
async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  try {
    const client = new pg.Client(config)
    // Without a listener, a lost connection ends the process. The query in flight rejects with the same error.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (cause) {
    // A host name with several addresses fails once per address, in an AggregateError without its own message.
    const errors: unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
    const reasons = errors.map((error) => (error instanceof Error ? error.message : String(error)))
    throw new DatabaseConnectionError(`The database of DATABASE_URL cannot be used: ${reasons.join('; ')}`, { cause })
  }
}
