import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@pathwise/db/client'
import { createTestDatabase } from '@pathwise/testing/database'
import { onTestFinished } from 'vitest'
import { findUrl } from './beside.ts'

/** A database that outlives a killed process: on PostgreSQL, or else in a directory. */
export interface KilledStore<Built = unknown> {
  /** What `openDatabase` opens. An embedded database allows one process at a time. */
  readonly place: string
  /** The directory that contains an embedded database. */
  readonly directory: string | undefined
  /** What it was filled with. */
  readonly built: Built
}

/** Creates a migrated database that is removed when the test ends, and fills it. */
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
  // No test cuts the power, and syncs take long on a busy disk.
  const stored = await openDatabase(place, { syncs: false })
  await stored.migrate()
  const built = await fill(stored)
  await stored.close()
  return { place, directory, built }
}
