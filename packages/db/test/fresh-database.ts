import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { embeddedDatabase, openDatabase } from '../src/client.ts'
import type { Database } from '../src/database.ts'
import { openEmbedded } from '../src/embedded.ts'
import { defaultMigrationsDirectory } from '../src/migrate.ts'
import { readMigrations } from '../src/migrations-folder.ts'
import { copyTemplate, createDatabase, databaseUrl, dropDatabase } from './server-template.ts'

// biome-ignore lint/style/noProcessEnv: `npm test` sets it to a PostgreSQL server where the role can create databases
export const server = process.env['TEST_DATABASE_URL']

/** For suites that run once: embedded, and PostgreSQL if a server is configured. */
export const allKinds: Database['kind'][] = server ? ['embedded', 'postgres'] : ['embedded']

/** For suites that run in both `unit` and `postgres`: PostgreSQL if a server is configured, otherwise embedded. */
export const kinds: Database['kind'][] = server ? ['postgres'] : ['embedded']

/** Opens an empty database, closed after the test. */
export async function openFresh(kind: Database['kind']): Promise<Database> {
  if (kind === 'postgres') return openTarget(await createServerDatabase())
  emptyDump ??= dumpEmbedded(async () => {})
  const database = await openDump(await emptyDump)
  onTestFinished(() => database.close())
  return database
}

/** Opens a database with this package's migrations, closed after the test. */
export async function openMigrated(kind: Database['kind']): Promise<Database> {
  const database = await createMigrated(kind)
  onTestFinished(() => database.close())
  return database
}

/**
 * Creates a database with this package's migrations, for a test file to share. Copying one is much cheaper than
 * migrating. The caller closes it.
 */
export async function createMigrated(kind: Database['kind']): Promise<Database> {
  if (kind === 'postgres') return createFromTemplate(requireServer())
  migratedDump ??= dumpEmbedded(async (database) => {
    await database.migrate()
    // Otherwise, each copy replays the write-ahead log.
    await database.execute('CHECKPOINT')
  })
  return openDump(await migratedDump)
}

/** Loading a dump takes a third of the time of creating a database. */
let emptyDump: Promise<Blob> | undefined
let migratedDump: Promise<Blob> | undefined

async function dumpEmbedded(prepare: (database: Database) => Promise<void>): Promise<Blob> {
  const embedded = await openEmbedded({ kind: 'memory' })
  const database = embeddedDatabase(embedded)
  await prepare(database)
  const dump = await embedded.pglite.dumpDataDir('none')
  await database.close()
  return dump
}

async function openDump(dump: Blob): Promise<Database> {
  return embeddedDatabase(await openEmbedded({ kind: 'dump', dump }))
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
export async function openFreshTwice(): Promise<[Database, Database]> {
  const url = await createServerDatabase()
  return [await openTarget(url), await openTarget(url)]
}

/** Creates a directory, removed after the test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pathwise-db-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** Opens a database, closed after the test. */
export async function openTarget(target: string): Promise<Database> {
  const database = await openDatabase(target)
  onTestFinished(() => database.close())
  return database
}

/** Creates an empty PostgreSQL database, dropped after the test, and returns its URL. */
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
