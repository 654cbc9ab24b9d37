import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Database } from '@pathwise/db/database'
import { openEmbedded } from '@pathwise/db/embedded'
import { embeddedDatabase } from '@pathwise/db/embedded-database'
import { defaultMigrationsDirectory } from '@pathwise/db/migrate'
import { readMigrations } from '@pathwise/db/migrations-folder'
import { seed, seedChecksums } from '@pathwise/seed/seed'

/** What a template holds: the tables alone, or the seed too. */
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
  if (seeded) parts.push(...seedChecksums)
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

/** Prepares an embedded database in memory and gives its files as one blob. */
export async function dumpTemplate(content: TemplateContent): Promise<Blob> {
  const embedded = await openEmbedded({ kind: 'memory' })
  const database = embeddedDatabase(embedded)
  try {
    await prepareTemplate(database, content)
    // Otherwise every database opened from the dump replays the write-ahead log first, a third of its start.
    await database.execute('CHECKPOINT')
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
