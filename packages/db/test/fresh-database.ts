import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { embeddedDatabase, openDatabase } from '../src/client.ts'
import type { Database } from '../src/database.ts'
import { openEmbedded } from '../src/embedded.ts'

// biome-ignore lint/style/noProcessEnv: `npm test` sets it to a PostgreSQL server where the role can create databases
export const server = process.env['TEST_DATABASE_URL']

/** For suites that run once: embedded, and PostgreSQL if a server is configured. */
export const allKinds: Database['kind'][] = server ? ['embedded', 'postgres'] : ['embedded']

/** For suites that run in both `unit` and `postgres`: PostgreSQL if a server is configured, otherwise embedded. */
export const kinds: Database['kind'][] = server ? ['postgres'] : ['embedded']

/** Opens an empty database, closed after the test. */
export async function openFresh(kind: Database['kind']): Promise<Database> {
  if (kind === 'postgres') return openTarget(await createServerDatabase())
  emptyTemplate ??= dumpEmpty()
  const database = embeddedDatabase(await openEmbedded({ kind: 'dump', dump: await emptyTemplate }))
  onTestFinished(() => database.close())
  return database
}

/** Loading a dump takes a third of the time of creating a database. */
let emptyTemplate: Promise<Blob> | undefined

async function dumpEmpty(): Promise<Blob> {
  const { pglite, close } = await openEmbedded({ kind: 'memory' })
  const dump = await pglite.dumpDataDir('none')
  await close()
  return dump
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
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `pathwise_db_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  onTestFinished(() => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
