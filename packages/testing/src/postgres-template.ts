import { type Database, openDatabase } from '@pathwise/db/client'
import pg from 'pg'
import { prepareTemplate, type TemplateContent, templateKey } from './template.ts'

/** Any constant: it lets one test process at a time create templates on a server. */
const templateLockKey = 6_140_233

/** Creates a database on a server by copying a template. The first caller creates the template and others wait. */
export async function postgresFromTemplate(server: string, content: TemplateContent, name: string): Promise<Database> {
  const template = `pathwise_template_${await templateKey(content)}`
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
 * Creates the template under a draft name and renames it when complete, so that a killed run leaves no partial
 * template.
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
