import { PrismaClient } from '../generated/prisma/client.ts'
import { assembleDatabase, type Database } from './database.ts'
import type { Embedded } from './embedded.ts'
import { EmbeddedAdapter } from './embedded-adapter.ts'

/** Assembles a database on PGlite's only connection, which migrations and queries share. */
export function embeddedDatabase({ pglite, close }: Embedded): Database {
  return assembleDatabase('embedded', new PrismaClient({ adapter: new EmbeddedAdapter(pglite) }), {
    withConnection: (work) =>
      work({
        query: (sql, parameters = []) => pglite.query(sql, [...parameters]),
        execute: async (script) => (await pglite.exec(script)).flatMap(({ rows }) => rows),
        transaction: (inTransaction) =>
          pglite.transaction((transaction) =>
            inTransaction({ query: (sql, parameters = []) => transaction.query(sql, [...parameters]) }),
          ),
      }),
    listen: (channel, handler) => pglite.listen(channel, handler),
    close,
  })
}
