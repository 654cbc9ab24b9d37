import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import compiledContent from '../generated/seed-content.json' with { type: 'json' }
import compiledBank from '../generated/seed-questions.json' with { type: 'json' }
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { defaultMigrationsDirectory } from './migrate.ts'
import { readMigrations } from './migrations-folder.ts'
import { seed } from './seed/seed.ts'

/** What a template holds: the tables alone, or what this package ships too. */
export interface TemplateContent {
  seeded: boolean
}

/** Brings a new database to what its templates hold. */
export async function prepareTemplate(database: Database, { seeded }: TemplateContent): Promise<void> {
  await database.migrate()
  if (seeded) await seed(database)
}

/** Sixteen hexadecimal digits that change with whatever a template is made from. */
export async function templateKey({ seeded }: TemplateContent): Promise<string> {
  const migrations = await readMigrations(defaultMigrationsDirectory)
  // The installed path names PGlite's version, whose files an older one cannot read.
  const parts = [createRequire(import.meta.url).resolve('@electric-sql/pglite')]
  parts.push(...migrations.map(({ name, checksum }) => `${name} ${checksum}`))
  if (seeded) parts.push(compiledBank.checksum, compiledContent.checksum)
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

/** Prepares an embedded database in memory and gives its files as one blob. */
export async function dumpTemplate(content: TemplateContent): Promise<Blob> {
  const embedded = await openEmbedded({ kind: 'memory' })
  const database = embeddedDatabase(embedded)
  try {
    await prepareTemplate(database, content)
    // Uncompressed: it is read far more often than it is written, on the same machine.
    return await embedded.pglite.dumpDataDir('none')
  } finally {
    await database.close()
  }
}

/** Opens a database in memory that begins as the template was. */
export async function openTemplate(template: Blob): Promise<Database> {
  return embeddedDatabase(await openEmbedded({ kind: 'dump', dump: template }))
}
