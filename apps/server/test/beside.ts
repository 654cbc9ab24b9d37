import { type Database, openDatabase } from '@pathwise/db/client'
import { z } from 'zod'

const namedSchema = z.tuple([z.object({ name: z.string() })])

/**
 * What another server process has of the same database: connections of its own. The embedded database allows none, so
 * there it is the same one again.
 */
export async function openBeside(database: Database): Promise<Database> {
  // biome-ignore lint/style/noProcessEnv: how `test:postgres` names the server
  const server = process.env['TEST_DATABASE_URL']
  if (database.kind === 'embedded' || !server) return { ...database, close: async () => {} }
  const [{ name }] = namedSchema.parse(await database.prisma.$queryRaw`SELECT current_database()::text AS name`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return openDatabase(url.href)
}
