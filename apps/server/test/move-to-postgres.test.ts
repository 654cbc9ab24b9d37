import { join } from 'node:path'
import { openDatabase } from '@pathwise/db/client'
import { buildUser } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, onTestFinished } from 'vitest'
import { moveToPostgres, parseMoveCommand } from '../src/commands/move-command.ts'
import { findUrl } from './beside.ts'
import { createTemporaryFolder } from './operations.ts'

const settings = { pooledUrl: undefined, syncs: false, waitSeconds: 0, allowsNewer: false, poolSize: 2, statementMs: 0 }

it('throws when given an argument or a non-PostgreSQL target, and when there is no embedded database', async () => {
  expect(() => parseMoveCommand(['--now'])).toThrow(/^Usage: /)
  const dataDirectory = await createTemporaryFolder()
  const move = (databaseTarget: string) => moveToPostgres({ dataDirectory, database: settings, databaseTarget })
  await expect(move('.data/database')).rejects.toThrow(/^Usage: /)
  await expect(move('postgres://127.0.0.1:1/x')).rejects.toThrow(/^There is no embedded database in /)
})

const probe = await createTestDatabase()
const hasPostgres = (await findUrl(probe)) !== undefined
await probe.close()

it.runIf(hasPostgres)(
  'moves a closed embedded database to an empty PostgreSQL database',
  { timeout: 240_000 },
  async () => {
    const dataDirectory = await createTemporaryFolder()
    const embedded = await openDatabase(join(dataDirectory, 'database'), settings)
    await embedded.migrate()
    const { email } = await buildUser(embedded)
    const other = await createTestDatabase()
    onTestFinished(() => other.close())
    const databaseTarget = (await findUrl(other)) ?? ''
    const move = () => moveToPostgres({ dataDirectory, database: settings, databaseTarget })
    await expect(move()).rejects.toThrow('Stop it first')
    await embedded.close()
    await expect(move()).rejects.toThrow('The database is not empty.')

    await other.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await other.prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())::text`.catch(() => {})
    expect(await move()).toEqual([
      expect.stringMatching(/^Moved \d+ tables with \d+ rows, all equal\. Start the server/),
    ])
    expect(await other.prisma.user.findMany({ select: { email: true } })).toEqual([{ email }])
    expect(await other.migrate()).toEqual([])
  },
)
