import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { onTestFinished } from 'vitest'
import { openDatabase, wrapEmbeddedDatabase } from '../src/client.ts'
import type { Database } from '../src/database.ts'
import { openEmbedded } from '../src/embedded.ts'
import { defaultMigrationsDirectory } from '../src/migrate.ts'
import { readMigrations } from '../src/migrations-folder.ts'
import { copyTemplate, createDatabase, databaseUrl, dropDatabase } from './server-template.ts'

// biome-ignore lint/style/noProcessEnv: `npm test` sets it to a PostgreSQL server where the role can create databases
export const server = process.env['TEST_DATABASE_URL']

/** All available database kinds, for suites that run only once. PostgreSQL requires a configured server. */
export const allKinds: Database['kind'][] = server ? ['embedded', 'postgres'] : ['embedded']

/**
 * The database kind for suites that run in both the `unit` and `postgres` projects: PostgreSQL if a server is
 * configured, otherwise embedded.
 */
export const kinds: Database['kind'][] = server ? ['postgres'] : ['embedded']

/** Opens an empty database that is closed after the test. */
export async function openEmptyDatabase(kind: Database['kind']): Promise<Database> {
  if (kind === 'postgres') return openTarget(await createServerDatabase())
  const database = await openEmpty()
  onTestFinished(() => database.close())
  return database
}

/** Opens a database that has this package's migrations and is closed after the test. */
export async function openMigratedDatabase(kind: Database['kind']): Promise<Database> {
  const database = await createMigratedDatabase(kind)
  onTestFinished(() => database.close())
  return database
}

/** Creates a database with this package's migrations, for a test file to share. The caller closes it. */
export async function createMigratedDatabase(kind: Database['kind']): Promise<Database> {
  if (kind === 'postgres') return createFromTemplate(requireServer())
  const database = await openEmpty()
  await database.migrate()
  return database
}

async function openEmpty(): Promise<Database> {
  const pglite = await acquireEmptyDatabase()
  return wrapEmbeddedDatabase({ pglite, close: () => releaseEmptyDatabase(pglite) })
}

/** Empty databases that tests have released. Emptying a database for reuse is much cheaper than opening another one. */
const idle: PGlite[] = []

let emptyDump: Promise<Blob> | undefined

/** Creates the first database and dumps it, so that later databases can be opened from the dump. */
async function createFirst(): Promise<Blob> {
  const { pglite } = await openEmbedded({ kind: 'memory' })
  const dump = await pglite.dumpDataDir('none')
  idle.push(pglite)
  return dump
}

/**
 * Returns an empty database. The caller must release it with `releaseEmptyDatabase`. Opening a dump takes a third of
 * the time that creating a database takes.
 */
export async function acquireEmptyDatabase(): Promise<PGlite> {
  emptyDump ??= createFirst().catch((error: unknown) => {
    emptyDump = undefined
    throw error
  })
  const dump = await emptyDump
  return idle.pop() ?? (await openEmbedded({ kind: 'dump', dump })).pglite
}

export async function releaseEmptyDatabase(pglite: PGlite): Promise<void> {
  await pglite.unlisten('export_jobs')
  await pglite.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  idle.push(pglite)
}

/** Copies a template database on the server. */
async function createFromTemplate(url: string): Promise<Database> {
  const migrations = await readMigrations(defaultMigrationsDirectory)
  const key = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 16)
  return copyTemplate(url, newName(), { kind: 'migrated', key, prepare: (database) => database.migrate() })
}

/** Opens one PostgreSQL database twice, as two servers would. */
export async function openSameDatabaseTwice(): Promise<[Database, Database]> {
  const url = await createServerDatabase()
  return [await openTarget(url), await openTarget(url)]
}

/** Creates a directory that is removed after the test. */
export async function createTemporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pathwise-db-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** Opens a database that is closed after the test. */
export async function openTarget(target: string): Promise<Database> {
  const database = await openDatabase(target)
  onTestFinished(() => database.close())
  return database
}

/** Creates an empty PostgreSQL database that is dropped after the test. Returns its URL. */
export async function createServerDatabase(): Promise<string> {
  const url = requireServer()
  const name = newName()
  await createDatabase(url, name)
  onTestFinished(() => dropDatabase(url, name))
  return databaseUrl(url, name)
}

function requireServer(): string {
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  return server
}

function newName(): string {
  return `pathwise_db_${randomBytes(8).toString('hex')}`
}
