import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@pathwise/db/client'
import pg from 'pg'
import { lock } from 'proper-lockfile'
import { computeTemplateKey, dumpTemplate, openTemplate, prepareTemplate, type TemplateContent } from './template.ts'

/**
 * Creates a migrated database for one caller. It is in memory, or on the server in TEST_DATABASE_URL, whose role must
 * be able to create databases. `close()` removes it.
 * @param seeded whether to include the question bank
 */
export async function createTestDatabase({ seeded = false }: Partial<TemplateContent> = {}): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? postgresFromTemplate(server, { seeded }) : openEmbeddedFromTemplate({ seeded })
}

const defaultCache = fileURLToPath(new URL('../node_modules/.cache/database-templates', import.meta.url))

/**
 * Opens an in-memory copy of a template file. The first caller on the machine builds the template while others wait.
 */
export async function openEmbeddedFromTemplate(
  content: TemplateContent,
  { cache = defaultCache, make = dumpTemplate } = {},
): Promise<Database> {
  const file = join(cache, `${content.seeded ? 'seeded' : 'empty'}-${await computeTemplateKey(content)}.tar`)
  if (!existsSync(file)) await makeOnce(file, () => make(content))
  return openTemplate(new Blob([await readFile(file)]))
}

async function makeOnce(file: string, make: () => Promise<Blob>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Building a template blocks this thread for seconds, and the lock must not expire meanwhile.
  const release = await lock(file, {
    realpath: false,
    stale: 60_000,
    // Other workers wait up to two minutes for the template.
    retries: { retries: 1200, factor: 1, minTimeout: 100, maxTimeout: 100 },
  })
  try {
    if (existsSync(file)) return
    const template = await make()
    const draft = `${file}.${process.pid}`
    await writeFile(draft, template.stream())
    await rename(draft, file)
    await removeOlder(file)
  } finally {
    await release()
  }
}

/** Removes older templates of the same kind: each takes 40 MB. */
async function removeOlder(file: string): Promise<void> {
  const [kind = ''] = basename(file).split('-')
  for (const name of await readdir(dirname(file))) {
    const isOlder = name.startsWith(`${kind}-`) && name.endsWith('.tar') && name !== basename(file)
    if (isOlder) await rm(join(dirname(file), name), { force: true })
  }
}

/** An arbitrary lock key. Only one process at a time builds templates on a server. */
const templateLockKey = 6_140_233

/** Creates a database from a template on the server. The first caller builds the template while others wait. */
async function postgresFromTemplate(server: string, content: TemplateContent): Promise<Database> {
  const name = `pathwise_test_${randomBytes(8).toString('hex')}`
  const template = `pathwise_template_${await computeTemplateKey(content)}`
  await withServer(server, async (client) => {
    await ensureTemplate(client, server, content, template)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  const database = await openDatabase(databaseUrl(server, name))
  let closing: Promise<void> | undefined
  return {
    ...database,
    close: () => {
      closing ??= database
        .close()
        .then(() => withServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)))
        .then(() => undefined)
      return closing
    },
  }
}

/**
 * Builds the template under a draft name and renames it when complete, so that a killed run cannot leave half of one.
 */
async function ensureTemplate(client: pg.Client, server: string, content: TemplateContent, template: string) {
  await client.query('SELECT pg_advisory_lock($1)', [templateLockKey])
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (rowCount === 1) return
    const draft = `${template}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft}`)
    const database = await openDatabase(databaseUrl(server, draft))
    try {
      await prepareTemplate(database, content)
    } finally {
      await database.close()
    }
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [templateLockKey])
  }
}

async function withServer<Result>(server: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
