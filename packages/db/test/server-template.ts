import pg from 'pg'
import { openDatabase } from '../src/client.ts'
import type { Database } from '../src/database.ts'

interface Template {
  readonly kind: string
  /** A key that changes with the content. The template's name consists of the kind and this key. */
  readonly key: string
  /** Fills an empty database. */
  readonly prepare: (database: Database) => Promise<unknown>
}

/**
 * Creates a database from a template on the server. The first caller builds the template while others wait.
 * @param name the new database, which `close` drops
 */
export async function copyTemplate(server: string, name: string, template: Template): Promise<Database> {
  await withClient(server, async (client) => {
    const source = await ensureTemplate(client, server, template)
    // PostgreSQL would write every block to its log by default, which takes twice the CPU time of copying the files.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  })
  const database = await openDatabase(databaseUrl(server, name))
  let closing: Promise<void> | undefined
  return {
    ...database,
    close: () => {
      closing ??= database.close().then(() => dropDatabase(server, name))
      return closing
    },
  }
}

/** An arbitrary lock key. Only one process at a time builds templates on a server. */
const lockKey = 6_140_233

/**
 * Builds the template under a draft name and renames it when it is complete, so that a killed run cannot leave an
 * incomplete template.
 */
async function ensureTemplate(client: pg.Client, server: string, { kind, key, prepare }: Template): Promise<string> {
  const name = `pathwise_template_${kind}_${key}`
  const draft = `${name}_draft`
  await client.query('SELECT pg_advisory_lock($1)', [lockKey])
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 1) return name
    await removeOld(client)
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft}`)
    await client.query(`COMMENT ON DATABASE ${draft} IS '${new Date().toISOString()}'`)
    const database = await openDatabase(databaseUrl(server, draft))
    try {
      await prepare(database)
    } finally {
      await database.close()
    }
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
    return name
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
  }
}

const templateLifeMs = 7 * 24 * 3_600_000

/** Removes only old templates, because newer ones may belong to other workspaces on the same server. */
async function removeOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database
     WHERE starts_with(datname, 'pathwise_template_') AND coalesce(shobj_description(oid, 'pg_database'), '') < $1`,
    [new Date(Date.now() - templateLifeMs).toISOString()],
  )
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export function createDatabase(server: string, name: string): Promise<unknown> {
  return withClient(server, (client) => client.query(`CREATE DATABASE ${name}`))
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
}

export async function withClient<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
