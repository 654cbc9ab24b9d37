import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { embeddedDatabase } from '@pathwise/db/client'
import type { Database } from '@pathwise/db/database'
import { openEmbedded } from '@pathwise/db/embedded'
import { defaultMigrationsDirectory } from '@pathwise/db/migrate'
import { readMigrations } from '@pathwise/db/migrations-folder'
import { seed, seedChecksums } from '@pathwise/seed/seed'

/** The contents of a template: only the tables, or the tables with the seed data. */
export interface TemplateContent {
  seeded: boolean
}

/** Migrates a new database, and seeds it if `seeded` is true. */
export async function prepareTemplate(database: Database, { seeded }: TemplateContent): Promise<void> {
  await database.migrate()
  if (seeded) await seed(database)
}

/** Returns sixteen hexadecimal digits that change whenever the inputs of a template change. */
export async function computeTemplateKey({ seeded }: TemplateContent): Promise<string> {
  const migrations = await readMigrations(defaultMigrationsDirectory)
  // The path contains the PGlite version. The version must be part of the key, because older versions cannot read newer
  // files.
  const parts = [createRequire(import.meta.url).resolve('@electric-sql/pglite')]
  parts.push(...migrations.map(({ name, checksum }) => `${name} ${checksum}`))
  if (seeded) parts.push(...seedChecksums)
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

/** Creates an embedded database in memory and returns its files as one blob. */
export async function dumpTemplate(content: TemplateContent): Promise<Blob> {
  const embedded = await openEmbedded({ kind: 'memory' })
  const database = embeddedDatabase(embedded)
  try {
    await prepareTemplate(database, content)
    // Without a checkpoint, opening the dump would replay the write-ahead log, which takes a third of the start time.
    await database.execute('CHECKPOINT')
    // The dump is not compressed, because it stays on this machine and is read far more often than it is written.
    return await embedded.pglite.dumpDataDir('none')
  } finally {
    await database.close()
  }
}

/** Opens a copy of the template in memory. */
export async function openTemplate(template: Blob): Promise<Database> {
  return embeddedDatabase(await openEmbedded({ kind: 'dump', dump: template }))
}
