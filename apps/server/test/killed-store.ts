import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@pathwise/db/client'
import { createTestDatabase } from '@pathwise/testing/database'
import { onTestFinished } from 'vitest'
import { findUrl } from './beside.ts'

/** A database that outlives the process that a test kills. It is either on PostgreSQL or embedded in a directory. */
export interface KilledStore<Built = unknown> {
  /** The argument for `openDatabase`. Only one process at a time can open an embedded database. */
  readonly place: string
  /** The directory that contains an embedded database. */
  readonly directory: string | undefined
  /** The result of the function that filled the database. */
  readonly built: Built
}

/** Creates and fills a migrated database that is removed when the test ends. */
export async function prepareStore<Built>(fill: (database: Database) => Promise<Built>): Promise<KilledStore<Built>> {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const url = await findUrl(database)
  if (url) {
    return { built: await fill(database), place: url, directory: undefined }
  }
  const directory = await mkdtemp(join(tmpdir(), 'pathwise-killed-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const place = join(directory, 'database')
  // Disk syncs are off, because no test simulates a power failure and syncs are slow on a busy disk.
  const stored = await openDatabase(place, { syncs: false })
  await stored.migrate()
  const built = await fill(stored)
  await stored.close()
  return { place, directory, built }
}
