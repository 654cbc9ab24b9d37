import { type Database, openDatabase } from '@pathwise/db/client'
import { z } from 'zod'

const namedSchema = z.tuple([z.object({ name: z.string() })])

/** Where a test's database is, on a server; undefined for the embedded one, which is in memory. */
export async function urlOf({ kind, prisma }: Database): Promise<string | undefined> {
  // biome-ignore lint/style/noProcessEnv: how `test:postgres` names the server
  const server = process.env['TEST_DATABASE_URL']
  if (kind === 'embedded' || !server) return undefined
  const [{ name }] = namedSchema.parse(await prisma.$queryRaw`SELECT current_database()::text AS name`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * What another server process has of the same database: connections of its own. The embedded database allows none, so
 * there it is the same one again.
 */
export async function openBeside(database: Database): Promise<Database> {
  const url = await urlOf(database)
  return url ? openDatabase(url) : { ...database, close: async () => {} }
}
