import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client.ts'
import { assembleDatabase, type Database } from './database.ts'
import { postgresListener } from './postgres-listener.ts'

/** A PostgreSQL server. Connects at the first query; one that cannot connect within ten seconds fails. */
export function postgresDatabase(connectionString: string): Database {
  // Prisma's adapters send times without a zone and mean UTC.
  const config = { connectionString, options: '-c TimeZone=UTC', connectionTimeoutMillis: 10_000 }
  const listener = postgresListener(config)
  return assembleDatabase('postgres', new PrismaClient({ adapter: new PrismaPg(config) }), {
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
    ...listener,
  })
}
