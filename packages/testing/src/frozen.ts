import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '@pathwise/db/client'
import browser from '../frozen/2026-11/browser.json' with { type: 'json' }
import contents from '../frozen/2026-11/contents.json' with { type: 'json' }
import { createTestDatabase } from './database.ts'

/** What people had at one time, described in frozen/README.md. */
export interface Frozen {
  /** The month in which it was made, as `2026-11`. */
  readonly name: string
  /** The absolute path of the database as SQL. */
  readonly databaseFile: string
  /** The accounts, their secrets, and the ids of what they have. */
  readonly contents: typeof contents
  /** What a browser kept of the pages, by key. */
  readonly localStorage: Readonly<Record<string, string>>
}

/** Every frozen fixture, the oldest first. */
export const frozen: readonly Frozen[] = [
  {
    name: '2026-11',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11/database.sql', import.meta.url)),
    contents,
    localStorage: browser.localStorage,
  },
]

/** Restores a frozen database as it was, neither migrated nor seeded since. It is gone after `close()`. */
export async function restoreFrozenDatabase({ databaseFile }: Pick<Frozen, 'databaseFile'>): Promise<Database> {
  const database = await createTestDatabase()
  await database.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await database.execute(await readFile(databaseFile, 'utf8'))
  return database
}
