import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { embeddedDatabase } from './embedded-database.ts'

/** Prepares an embedded database in memory and gives its files as one blob, to start others from. */
export async function dumpTemplate(prepare: (database: Database) => Promise<unknown>): Promise<Blob> {
  const embedded = await openEmbedded({ kind: 'memory' })
  const database = embeddedDatabase(embedded)
  try {
    await prepare(database)
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
