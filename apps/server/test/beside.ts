import { type Database, openDatabase } from '@pathwise/db/client'
import { z } from 'zod'

const namedSchema = z.tuple([z.object({ name: z.string() })])

/**
 * Returns the URL of a test's database on a PostgreSQL server, or undefined for the embedded database, which is in
 * memory.
 */
export async function findUrl({ kind, prisma }: Database): Promise<string | undefined> {
  // biome-ignore lint/style/noProcessEnv: `npm test` passes the PostgreSQL server in it
  const server = process.env['TEST_DATABASE_URL']
  if (kind === 'embedded' || !server) return undefined
  const [{ name }] = namedSchema.parse(await prisma.$queryRaw`SELECT current_database()::text AS name`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Opens a second connection pool to the same database, as a second server process would. For the embedded database,
 * which allows only one connection, returns the same object.
 */
export async function openSecondPool(database: Database): Promise<Database> {
  const url = await findUrl(database)
  return url ? openDatabase(url) : { ...database, close: async () => {} }
}
